import { counted } from '../counted';
import type { savedRepliesLabels } from '../../../settings/saved-replies/labels';
import { translate } from '../../translate';

const replyForms = { one: 'رد واحد', two: 'ردين', few: 'ردود', many: 'ردًا' };

const repliesAfterVerb = { one: 'ردًا واحدًا', two: 'ردين', few: 'ردود', many: 'ردًا' };

const moreForms = { one: 'واحدة أخرى', two: 'اثنتان أخريان', few: 'أخرى', many: 'أخرى' };

export const savedReplies = translate<typeof savedRepliesLabels>('saved-replies', {
  emptyTitle: 'أجب عن الأسئلة المتكررة بردود محفوظة',
  emptyText:
    'احفظ الردود الأكثر استخدامًا لدى فريقك. يمكن لعبارات الاستدعاء في رسالة الزائر أن ترسلها تلقائيًا. أسئلتك الشائعة بداية جيدة.',
  emptyAction: 'أضف أول رد محفوظ',
  learnMore: 'المزيد عن الردود المحفوظة',
  info: 'حين تحتوي رسالة الزائر على عبارة استدعاء، يُعرض ردها على فريقك أو يُرسل تلقائيًا. ويمكن لفريقك أيضًا كتابة اختصار الرد في Slack.',
  add: 'إنشاء رد جديد',
  full: (count) => `بلغت الحد الأقصى للردود المحفوظة: ${count}. احذف ردًا لإضافة آخر.`,
  list: 'الردود المحفوظة',
  search: 'ابحث عن رد',
  noneFound: (query) => `لا ردود تطابق «${query}».`,
  sort: 'الترتيب حسب',
  orders: { label: 'الاسم', newest: 'الأحدث أولًا', shortcut: 'الاختصار' },
  unreadable: (count) => `تعذّر عرض ${counted(count, replyForms)}.`,
  reply: 'الرد',
  noPhrases: 'لا شيء',
  morePhrases: (count) => `و${counted(count, moreForms)}`,
  sent: 'يُرسل تلقائيًا',
  offered: 'يُعرض على فريقك',
  noShortcut: 'لا شيء',
  slackShortcut: (shortcut) => shortcut,
  typedInSlack: 'يُكتب في Slack:',
  untitled: 'بلا اسم بعد',
  isNew: 'لم يُحفظ بعد',
  isChanged: 'تغييرات غير محفوظة',
  isSaving: 'جارٍ الحفظ...',
  isFailed: 'تعذّر الحفظ',
  isDeleted: 'حُذف في مكان آخر',
  edit: 'تعديل',
  view: 'عرض',
  duplicate: 'تكرار',
  delete: 'حذف',
  discard: 'تجاهل',
  copyOf: (label) => `${label} (نسخة)`,
  saved: (label) => `تم حفظ «${label}».`,
  deleted: (label) => `تم حذف «${label}».`,
  discarded: (label) => `تم تجاهل تغييرات «${label}».`,
  undo: 'تراجع',
  createTitle: 'إنشاء رد محفوظ جديد',
  editTitle: 'تعديل الرد المحفوظ',
  viewTitle: 'الرد المحفوظ',

  fields: {
    label: { label: 'الاسم', help: 'الاسم الذي يراه فريقك. لا يراه الزوار.' },
    response: { label: 'الرد', help: 'ما يقرؤه الزوار.' },
    triggerPhrases: {
      label: 'عبارات الاستدعاء',
      help: 'كلمات قد يكتبها الزوار، تفصل بينها فواصل. لا فرق بين الأحرف الكبيرة والصغيرة.',
      placeholder: 'مدة التوصيل، كم يستغرق',
    },
    autoSend: { label: 'الإرسال تلقائيًا', help: 'عند التعطيل يُعرض الرد على فريقك وهو يقرر.' },
    shortcut: { label: 'الاختصار', help: 'كلمة واحدة يكتبها فريقك في Slack لاستخدام الرد.' },
  },

  labelMissing: 'أدخل اسمًا للرد.',
  autoSendWithoutPhrases: 'لا يُرسل شيء بلا عبارة استدعاء. أضف واحدة أعلاه.',
  shortcutSpaces: 'استخدم كلمة واحدة بلا مسافات.',
  shortcutTaken: 'يستخدم هذا الاختصار رد محفوظ آخر أو مجموعة أسئلة أخرى.',
  shortcutTakenBy: {
    group: (label) => `تستخدم مجموعة الأسئلة «${label}» هذا الاختصار.`,
    reply: (label) => `يستخدم الرد المحفوظ «${label}» هذا الاختصار.`,
  },
  groupsUnknown: 'تعذّر التحقق مما إذا كانت مجموعة أسئلة تستخدم هذا الاختصار.',
  responseMissing: 'اكتب الرد.',
  tooLong: 'هذا النص طويل جدًا. اختصره.',
  keptDraft: 'يُحتفظ بما كتبته عند الإغلاق.',
  deletedElsewhere: 'حذف شخص آخر هذا الرد. احفظ لإنشائه من جديد، أو تجاهل تغييراتك.',
  saveFailed: 'تعذّر حفظ الرد.',
  checkAbove: 'راجع الحقول أعلاه.',
  deleteTitle: 'هل تريد حذف هذا الرد المحفوظ؟',
  deleteText: (label) => `يفقد فريقك كله «${label}» فورًا.`,
  deleteConfirm: 'حذف الرد',
  discardTitle: 'هل تريد تجاهل الرد الجديد؟',
  discardText: 'لم يُحفظ بعد، لذا ستفقد ما أدخلته.',
  tryTitle: 'اختبار رسالة',
  tryText: 'اكتب رسالة قد يرسلها زائر لترى الردود المطابقة. تُحتسب التغييرات غير المحفوظة.',
  message: 'رسالة زائر',
  messagePlaceholder: 'هل توصلون إلى ألاسكا؟',
  noMatch: 'لا ردود تطابق هذه الرسالة.',
  fires: (phrases) => `يُرسل تلقائيًا بسبب ${phrases}`,
  isOffered: (phrases) => `يُعرض على فريقك بسبب ${phrases}`,
  manyFire: (count) => `يتلقى الزائر ${counted(count, repliesAfterVerb)} في الوقت نفسه.`,
  shared: (phrase, replies) => `«${phrase}» تستدعي عدة ردود: ${replies}.`,
  nested: ({ phrase, replies, longer, longerReplies }) =>
    `«${longer}» (${longerReplies}) تستدعي أيضًا ${replies} لأنها تحتوي على «${phrase}».`,
  moreCollisions: (count) => `و${counted(count, moreForms)}.`,
});
