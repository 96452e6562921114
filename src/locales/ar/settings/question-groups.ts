import { counted } from '../counted';
import type { questionGroupsLabels } from '../../../settings/question-groups/labels';
import { translate } from '../../translate';

const questionForms = { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا' };

const lineForms = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا' };

const answerForms = { one: 'إجابة واحدة', two: 'إجابتان', few: 'إجابات', many: 'إجابة' };

const pointForms = { one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', many: 'نقطة' };

export const questionGroups = translate<typeof questionGroupsLabels>('question-groups', {
  emptyTitle: 'أنشئ مجموعة أسئلتك الأولى',
  emptyText: 'تقود مجموعات الأسئلة الزوار عبر أسئلة ذات إجابات جاهزة إلى ما يحتاجون إليه قبل أن يكتب أحد.',
  emptyAction: 'إنشاء مجموعة أسئلة',
  learnMore: 'اعرف المزيد عن مجموعات الأسئلة',

  cards: 'مجموعات الأسئلة',
  addGroup: 'إضافة مجموعة أسئلة',
  pasteGroup: 'لصق مجموعة',
  untitled: 'بلا عنوان',
  newGroup: 'مجموعة أسئلة جديدة',
  questionCount: (count) => counted(count, questionForms),
  opensAlone: 'تُفتح تلقائيًا',
  unsaved: 'تغييرات غير محفوظة',
  neverSaved: 'لم تُحفظ بعد',
  deletedElsewhere: 'حُذفت في مكان آخر',
  deletedElsewhereText: 'حذف شخص آخر هذه المجموعة. الحفظ ينشئها من جديد، والتجاهل يتركها.',
  unreadableGroup: 'وصلت مجموعة بشكل لا يمكن قراءته، وهي باقية كما هي.',

  groupActions: 'إجراءات هذه المجموعة',
  duplicateGroup: 'تكرار المجموعة',
  copyOf: (label) => `${label} (نسخة)`,
  copyGroup: 'نسخ المجموعة بصيغة JSON',
  copied: 'نُسخت المجموعة.',
  copyFailedTitle: 'نسخ المجموعة',
  copyFailedText: 'لا يسمح لنا هذا المتصفح بالنسخ. حدّد النص وانسخه يدويًا.',
  deleteGroup: 'حذف المجموعة',
  cancelNew: 'إلغاء',

  fields: {
    label: { label: 'الاسم', help: 'يعرف فريقك المجموعة بهذا الاسم. لا يراه الزوار.' },
    shortcut: { label: 'الاختصار', help: 'كلمة قصيرة يستدعي بها فريقك المجموعة.' },
    auto: { label: 'فتح تلقائي', help: 'تُفتح المجموعة وحدها عندما يفتح الزائر الأداة. مجموعة واحدة فقط تفعل ذلك.' },
    prompt: {
      label: 'التمهيد',
      help: 'يظهر فوق السؤال الأول. تُعرض الوسوم <a> و<strong> و<b> و<br> كما هي، وتُحذف غيرها.',
    },
  },
  autoLoses: (label) => `تُفتح «${label}» تلقائيًا الآن، ولن تُفتح بعد حفظ هذه.`,
  promptCount: (count, limit) => `${count} من ${limit} حرفًا`,
  promptPreview: 'معاينة',
  promptEmpty: 'من دون تمهيد يظهر السؤال الأول فورًا.',
  errors: { required: 'مطلوب.', optionRequired: 'اختر خيارًا.', tooLong: 'هذا طويل جدًا.' },
  nameTooLong: 'يتجاوز 255 حرفًا.',
  shortcutTaken: 'لمجموعة أسئلة أو رد محفوظ آخر هذا الاختصار.',
  shortcutTakenBy: {
    group: (label) => `لمجموعة الأسئلة «${label}» هذا الاختصار.`,
    reply: (label) => `للرد المحفوظ «${label}» هذا الاختصار.`,
  },
  promptTooLong: 'يتجاوز 1024 حرفًا.',
  treeTooLarge: 'هذه أسئلة أكثر مما يمكن تخزينه: 2000 سؤال وإجابة و100 مستوى و300000 حرف.',

  form: (label) => `مجموعة الأسئلة: ${label}`,
  saveFailed: 'حدثت مشكلة أثناء تحديث مجموعة الأسئلة هذه.',
  leftOut: 'لا يُحتفظ إلا بالروابط والنص العريض وفواصل الأسطر. أُزيل:',
  checkAbove: 'خطأ: راجع الأخطاء أعلاه.',
  savingGroup: (label) => `${label}: جارٍ الحفظ`,
  savedGroup: (label) => `${label}: تم الحفظ`,

  deleteTitle: (label) => `حذف مجموعة الأسئلة «${label}»؟`,
  deleteText: 'تحذير: حذف هذه المجموعة يحذفها من جميع الأدوات، هل تريد إزالتها حقًا؟',
  deleteWidgets: (names) => `ستختفي من: ${names}.`,
  deleteConfirm: 'حذف المجموعة',
  discardTitle: 'تجاهل مجموعة الأسئلة الجديدة؟',
  discardText: 'لم تُحفظ قط، لذا يضيع ما أدخلته مع أسئلتها.',
  discardConfirm: 'تجاهل',

  pasteTitle: 'لصق مجموعة أسئلة',
  pasteText: 'ألصق ما نسخه «نسخ المجموعة بصيغة JSON» هنا أو في حساب آخر. يصبح مجموعة جديدة تحفظها أنت.',
  pasteField: 'المجموعة بصيغة JSON',
  pasteConfirm: 'إضافة المجموعة',
  pasteCancel: 'إلغاء',
  pasteFaults: {
    notJson: 'هذا ليس JSON. انسخ النص كله من أول قوس إلى آخره.',
    notAGroup: 'هذا JSON، لكنه ليس مجموعة فيها أسئلة.',
    tooLarge: 'هذه المجموعة كبيرة جدًا: 2000 سؤال وإجابة و100 مستوى و300000 حرف على الأكثر.',
  },

  unreadableTree: 'لا يمكن قراءة أسئلة هذه المجموعة.',
  unreadableTreeText: 'تبقى كما هي بينما تغيّر ما فوقها. هذا ما هو مخزّن:',
  startOver: 'البدء بأسئلة جديدة',

  flaws: {
    emptyText: 'بلا نص',
    noAction: 'لا تقود إلى شيء: لم يُختر إجراء',
    emptyReply: 'ترد بلا شيء: الرد المخصّص فارغ',
    nextNowhere: 'تنتقل إلى السؤال التالي، ولا سؤال بعدها: سيدور الزوار في حلقة',
    noQuestion: 'تطرح سؤالًا آخر، ولا سؤال تحتها',
    deletedWidget: 'تفتح أداة لم تعد موجودة',
    unfinishedWidget: 'تفتح أداة لم يكتمل إعدادها',
    offlineWidget: 'تفتح أداة غير متصلة الآن',
    unreachable: 'لا يُطرح أبدًا: لا إجابة تقود إليه',
  },

  tree: 'الأسئلة والإجابات',
  treeHelp: 'كل إجابة تفعل شيئًا: تسأل مجددًا، أو تعرض نموذجًا، أو ترد، أو تفتح محادثة.',
  lines: (group) => `أسئلة وإجابات ${group}`,
  treeEmpty: 'لا يوجد سؤال بعد.',
  addQuestion: 'إضافة سؤال',
  addAnswer: 'إضافة إجابة',

  tools: 'أدوات الأسئلة',
  undo: 'تراجع',
  undone: 'تم التراجع.',
  redone: 'أُعيد التغيير.',
  redo: 'إعادة',
  collapseAll: 'طي الكل',
  expandAll: 'بسط الكل',
  collapse: (name) => `طي ${name}`,
  expand: (name) => `بسط ${name}`,

  find: 'بحث عن نص',
  found: (place, count) => `${place} من ${count}`,
  foundNothing: 'لا نتائج',
  previousMatch: 'النتيجة السابقة',
  nextMatch: 'النتيجة التالية',

  path: 'أنت هنا',
  pathNowhere: 'اختر سطرًا لترى الطريق إليه.',

  question: (place) => `السؤال ${place}`,
  answer: (place) => `الإجابة ${place}`,
  node: (kind, text) => (text === '' ? kind : `${kind}، ${text}`),
  questionPlaceholder: 'ماذا تسأل؟',
  answerPlaceholder: 'بماذا يمكن للزوار أن يجيبوا؟',
  textOf: (name) => `${name}: النص`,
  actionOf: (name) => `${name}: الإجراء`,
  replyOf: (name) => `${name}: الرد المخصّص`,
  replyPlaceholder: 'ما يقرؤه الزوار عند اختيار هذا. يُسمح بالوسوم <a> و<strong> و<b> و<br>.',
  replyPreview: 'معاينة',
  keys: 'مفتاح Enter ينقلك إلى التالي ويضيف إجابة بعد الأخيرة. مفاتيح الأسهم تنقلك بين الأسطر، ومع Alt تنقل السطر نفسه. مفتاح Backspace في نص فارغ يزيل السطر.',
  actions: {
    '': 'اختر خيارًا',
    new: 'طرح سؤال آخر',
    next: 'الانتقال إلى السؤال التالي',
    form: 'عرض نموذج عدم الاتصال',
    customResponse: 'إعطاء رد',
  },
  actionGroups: { questions: 'متابعة الأسئلة', endings: 'إنهاء', widgets: 'محادثة في قناة' },
  widget: (name) => `محادثة في ${name}`,
  offlineWidget: (name) => `محادثة في ${name} (غير متصلة)`,
  unfinishedWidget: (name) => `محادثة في ${name} (غير مُعدّة)`,
  deletedWidget: 'محادثة في أداة محذوفة',

  menuOf: (name) => `${name}: إجراءات أخرى`,
  addBelow: 'إضافة إجابة',
  addAfter: 'إضافة إجابة بعدها',
  addQuestionAfter: 'إضافة سؤال بعده',
  duplicate: 'تكرار',
  moveUp: 'نقل إلى أعلى',
  moveDown: 'نقل إلى أسفل',
  tryFromHere: 'التجربة من هنا',
  removeAnswer: 'إزالة الإجابة',
  removeQuestion: 'إزالة السؤال',

  removed: (count) => `أُزيل: ${counted(count, lineForms)}.`,
  lostNext: (count) => `${counted(count, answerForms)}: لم يعد السؤال التالي يأتي. اختر إجراءً آخر.`,
  appended: 'أُضيف سؤال في النهاية لتقود إليه هذه الإجابة.',

  tryIt: 'جرّبها',
  check: 'فحص',
  checkCount: (count, formatted) => (count === 0 ? 'فحص' : `فحص: ${formatted}`),
  closePanel: 'إغلاق',

  player: (group) => `${group} كما يراها الزائر`,
  playerBack: 'رجوع',
  playerAgain: 'البدء من جديد',
  playerShow: 'إظهار في الشجرة',
  playerNothing: 'لا سؤال ليُطرح.',
  playerForm: 'يُفتح نموذج عدم الاتصال.',
  playerWidget: (name) => `تستمر المحادثة في ${name}.`,
  playerDeletedWidget: 'تفتح هذه الإجابة أداة لم تعد موجودة.',
  playerReply: 'تنتهي الأسئلة بهذا الرد.',
  playerDeadEnd: 'لا تقود هذه الإجابة إلى شيء: اختر لها إجراءً.',
  playerEmptyText: 'بلا نص',

  checkFine: 'لا شيء يعترض طريق الزائر.',
  checkFound: (count) => `${counted(count, pointForms)} للمراجعة`,
  finding: (name, flaw) => `${name} ${flaw}`,
  checkMore: (count) => `و${counted(count, pointForms)} بعدها`,
});
