import type { Translation } from '../translation';

export const parts: Pick<
  Translation,
  | 'problem'
  | 'crash'
  | 'skeleton'
  | 'confirm'
  | 'banner'
  | 'copy'
  | 'toast'
  | 'table'
  | 'pager'
  | 'usage'
  | 'stepper'
  | 'infoTip'
  | 'chart'
  | 'sortable'
> = {
  problem: {
    error: 'خطأ:',
    retry: 'إعادة المحاولة',
    stale: 'تعذّر التحديث، فقد يكون هذا قديمًا.',
    cookiesBlocked:
      'لا يحفظ متصفحك ملفات تعريف الارتباط لهذا الموقع، فلا يمكن البقاء مسجّل الدخول. اسمح بها ثم أعد المحاولة.',
    offline: 'لا يمكننا الوصول إلى الخادم. تحقّق من اتصالك وأعد المحاولة.',
    timeout: 'تأخّر الخادم في الرد. أعد المحاولة.',
    originNotAllowed: 'لا يُسمح لهذا الموقع باستخدام هذا الحساب.',
    unauthorized: 'انتهت جلستك. سجّل الدخول مرة أخرى للمتابعة.',
    forbidden: 'لا يُسمح لك بذلك. اسأل مديرًا في حسابك.',
    invalid: 'رفض الخادم ما أُرسل.',
    notFound: 'لم يعد هذا موجودًا. ربما حُذف.',
    conflict: 'غيّر شخص آخر هذا أيضًا. اختر ما يبقى، ثم احفظ مرة أخرى.',
    rateLimited: 'محاولات كثيرة. انتظر قليلًا ثم أعد المحاولة.',
    server: 'حدثت مشكلة في الخادم. لم يتغيّر شيء. أعد المحاولة.',
    unexpectedAnswer: 'أرسل الخادم ردًا غير مفهوم هنا. أعد المحاولة أو اتصل بالدعم.',
  },
  crash: { text: 'حدث خطأ غير متوقع، يرجى الاتصال بالدعم.', retry: 'إعادة المحاولة' },
  skeleton: { loading: 'جارٍ التحميل' },
  confirm: { cancel: 'إلغاء', typeWord: (word) => `اكتب «${word}» للتأكيد.` },
  banner: {
    dismiss: 'إخفاء',
    region: 'إشعارات',
    more: (count) => `${count} أخرى`,
    fewer: 'عرض أقل',
  },
  copy: {
    copy: 'نسخ',
    copied: 'تم النسخ',
    failed: 'لا يسمح هذا المتصفح بالنسخ. حدّد النص وانسخه يدويًا.',
    failedSelected: 'لا يسمح هذا المتصفح بالنسخ. النص محدّد: انسخه يدويًا.',
  },
  toast: { region: 'الرسائل ({hotkey})', message: 'رسالة', dismiss: 'إخفاء' },
  table: {
    actions: 'الإجراءات',
    rowMenu: (row) => `إجراءات أخرى: ${row}`,
    rowAction: (action, row) => `${action}: ${row}`,
    sortedUp: (column) => `مرتّب تصاعديًا حسب ${column}`,
    sortedDown: (column) => `مرتّب تنازليًا حسب ${column}`,
  },
  pager: {
    navigation: 'الصفحات',
    range: ({ from, to, total }) => `عرض ${from} إلى ${to} من ${total} نتيجة`,
    none: 'لا نتائج',
    previous: 'السابق',
    next: 'التالي',
  },
  usage: {
    used: (used, limit) => `${used} من ${limit}`,
    unlimited: (used) => `${used}، بلا حد`,
    warning: 'أوشك على النفاد',
    reached: 'بُلغ الحد',
    over: 'فوق الحد',
  },
  stepper: { done: 'تمّت', current: 'الخطوة الحالية', todo: 'قادمة' },
  infoTip: { about: (subject) => `حول ${subject}` },
  chart: {
    mean: (value) => `المتوسط ${value}`,
    point: (name, value) => `${name}: ${value}`,
    nameColumn: 'اليوم',
    valueColumn: 'القيمة',
    period: (start, end) => `من ${start} إلى ${end}`,
    noPeriods: 'لا شيء',
  },
  sortable: {
    handle: (item) => `نقل ${item}`,
    moveUp: (item) => `نقل ${item} إلى أعلى`,
    moveDown: (item) => `نقل ${item} إلى أسفل`,
    instructions:
      'اضغط المسافة أو الإدخال لالتقاط العنصر. انقله بمفاتيح الأسهم، ثم اضغط المسافة أو الإدخال لوضعه، أو الهروب لتركه مكانه.',
    pickedUp: (item, place, total) => `التُقط ${item}، الموضع ${place} من ${total}.`,
    movedOver: (item, place, total) => `${item} في الموضع ${place} من ${total}.`,
    dropped: (item, place, total) => `وُضع ${item} في الموضع ${place} من ${total}.`,
    cancelled: (item) => `بقي ${item} في مكانه.`,
  },
};
