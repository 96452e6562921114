import { counted } from '../counted';
import type { savedRepliesBulkLabels } from '../../../settings/saved-replies/bulk/bulk-labels';
import { translate } from '../../translate';

const replies = (count: number) => counted(count, { one: 'رد واحد', two: 'ردين', few: 'ردود', many: 'ردًا' });
const changes = (count: number) =>
  counted(count, { one: 'تغيير واحد', two: 'تغييرين', few: 'تغييرات', many: 'تغييرًا' });

export const savedRepliesBulk = translate<typeof savedRepliesBulkLabels>('saved-replies-bulk', {
  actions: 'الإجراءات',
  autoSendOn: 'إرسال تلقائي',
  allOn: 'كل الردود المحددة تُرسل تلقائيًا.',
  autoSendOff: 'بلا إرسال تلقائي',
  allOff: 'لا يُرسل أي من الردود المحددة تلقائيًا.',
  busy: 'انتظر حتى ينتهي التغيير الحالي.',
  delete: 'حذف',
  deleteTitle: (count) => `هل تريد حذف ${replies(count)}؟`,
  deleteText: 'يمكنك التراجع عن ذلك إلى أن تغيّر عدة ردود مرة أخرى أو تعيد تحميل الصفحة.',
  deleteConfirm: (count) => (count === 1 ? 'حذف الرد' : 'حذف الردود'),

  running: {
    delete: (done, total) => `حُذف ${done} من ${total}`,
    autoSendOn: (done, total) => `تغيّر ${done} من ${total}`,
    autoSendOff: (done, total) => `تغيّر ${done} من ${total}`,
    import: (done, total) => `استُورد ${done} من ${total}`,
    fix: (done, total) => `تغيّر ${done} من ${total}`,
    copy: (done, total) => `نُسخ ${done} من ${total}`,
  },
  done: {
    delete: (count) => `تم حذف ${replies(count)}.`,
    autoSendOn: (count) => `تم تفعيل الإرسال التلقائي في ${replies(count)}.`,
    autoSendOff: (count) => `تم تعطيل الإرسال التلقائي في ${replies(count)}.`,
    import: (count) => `تم استيراد ${replies(count)}.`,
    fix: (count) => `تم تغيير ${replies(count)}.`,
    copy: (count) => `تم نسخ ${replies(count)}.`,
  },
  undoing: (done, total) => `تم التراجع عن ${done} من ${total}`,
  undone: (count) => `تم التراجع عن ${changes(count)}.`,
  notDone: (count) => `لم يُحفظ ${changes(count)}:`,
  more: (count) => `و${count} أخرى.`,
  stop: 'إيقاف',
  stopping: 'يتوقف بعد هذا…',
  undo: 'تراجع',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
});
