import { counted } from '../counted';
import type { editorLabels } from '../../../ui/editor/editor-labels';
import { translate } from '../../translate';

const settings = { one: 'إعداد واحد', two: 'إعدادان', few: 'إعدادات', many: 'إعدادًا' };

const changes = { one: 'تغيير واحد', two: 'تغييران', few: 'تغييرات', many: 'تغييرًا' };

const fields = { one: 'حقلًا واحدًا', two: 'حقلين', few: 'حقول', many: 'حقلًا' };

const digits = { one: 'رقمًا واحدًا', two: 'رقمين', few: 'أرقام', many: 'رقمًا' };

export const editor = translate<typeof editorLabels>('editor', {
  save: 'حفظ التغييرات',
  saving: 'جارٍ الحفظ...',
  saved: 'تم الحفظ',
  discard: 'تجاهل',
  savedBefore: 'حُفظت تغييراتك.',
  undo: 'تراجع',
  undoneBefore: 'تم التراجع عن تغييراتك.',
  redo: 'إعادة',
  savedFields: (fields) => `تم الحفظ: ${fields}`,
  undoneFields: (fields) => `تم التراجع: ${fields}`,
  changedByOthers: (count) => `تغيّر في مكان آخر: ${counted(count, settings)}. المعروض هو الوضع الحالي.`,
  seen: 'فهمت',
  changes: (count) => counted(count, changes),
  outcomeUnknown: 'لا يُعرف هل تم الحفظ الأخير. احفظ مرة أخرى للتأكد.',
  correctFirst: (count) => `صحّح ${counted(count, fields)} للحفظ.`,
  chooseFirst: 'اختر ما يبقى، ثم احفظ.',
  notSavedSection: (title) => `${title}: لم يُحفظ.`,
  notSaved: 'لم يُحفظ.',
  showField: 'إظهار الحقل',
  refusedField: 'لم يقبل الخادم هذا.',
  savingSection: (title) => `${title}: جارٍ الحفظ`,
  savedSection: (title) => `${title}: تم الحفظ`,
  changedElsewhere: (theirs) => `تغيّر في مكان آخر: ${theirs}`,
  keepMine: 'إبقاء قيمتي',
  useTheirs: 'أخذ قيمتهم',
  on: 'مفعّل',
  off: 'معطّل',
  empty: 'فارغ',
  undoChange: 'التراجع عن التغيير',
  useDefault: 'استخدام القيمة الافتراضية',
  was: 'كانت:',
  undoChangeKeys: (keys) => `${keys} للتراجع عن التغيير.`,
  useDefaultKeys: (keys) => `${keys} لاستخدام القيمة الافتراضية.`,
  readOnly: 'يمكنك رؤية هذه الإعدادات دون تغييرها.',
  required: 'املأ هذا الحقل.',
  optionRequired: 'اختر واحدًا.',
  invalidEmail: 'أدخل عنوان بريد واحدًا، مثل name@example.com.',
  invalidUrl: 'أدخل عنوانًا كاملًا يبدأ بـ https://.',
  invalidCharacters: 'هنا رموز غير مسموح بها.',
  notANumber: 'أدخل عددًا صحيحًا.',
  tooManyDigits: (count) => `أدخل ${counted(count, digits)} على الأكثر.`,
  tooShort: 'هذا قصير جدًا.',
  taken: 'هذا مستخدم من قبل.',
  tooLong: 'هذا طويل جدًا.',
  tooLarge: 'هذا العدد كبير جدًا. أدخل 10000 أو أقل.',
  invalidPattern: 'عامل تصفية غير صالح. جرّبه في https://regex101.com',
});
