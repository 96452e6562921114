import { counted } from '../counted';
import type { changeLabels } from '../../../ui/editor/change-labels';
import { translate } from '../../translate';

const changesAlone = { one: 'تغيير واحد', two: 'تغييران', few: 'تغييرات', many: 'تغييرًا' };

const sectionsAfterIn = { one: 'قسم واحد', two: 'قسمين', few: 'أقسام', many: 'قسمًا' };

const fieldsAlone = { one: 'حقل واحد', two: 'حقلان', few: 'حقول', many: 'حقلًا' };

const conflicts = { one: 'تعارض واحد', two: 'تعارضان', few: 'تعارضات', many: 'تعارضًا' };

export const changes = translate<typeof changeLabels>('changes', {
  unsaved: 'تغييرات غير محفوظة',
  changesIn: (count, sections) => `${counted(count, changesAlone)} في ${counted(sections, sectionsAfterIn)}`,
  toCorrect: (count) => `${counted(count, fieldsAlone)} بحاجة إلى تصحيح`,
  conflicts: (count) => counted(count, conflicts),
  review: 'مراجعة',
  saveAll: 'حفظ الكل',
  discardAll: 'تجاهل الكل',
  showProblem: 'إظهار المشكلة',
  reviewTitle: 'مراجعة التغييرات',
  before: 'المحفوظ:',
  after: 'الجديد:',
  added: 'أُضيف',
  removed: 'أُزيل',
  edited: 'عُدّل',
  revert: 'استرجاع',
  revertField: (label) => `استرجاع: ${label}`,
  leftDraft: (time) => `تغييرات غير محفوظة من ${time}`,
  restore: 'استعادة',
  savedFields: (fields) => `تم الحفظ: ${fields}`,
  undone: (label) => `تم التراجع: ${label}`,
  redone: (label) => `تمت الإعادة: ${label}`,
});
