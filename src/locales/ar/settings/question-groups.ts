import { counted } from '../counted';
import type { questionGroupsLabels } from '../../../settings/question-groups/labels';
import { translate } from '../../translate';

const groupForms = { one: 'مجموعة واحدة', two: 'مجموعتين', few: 'مجموعات', many: 'مجموعة' };

const questionForms = { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا' };

const lineForms = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا' };

const answerForms = { one: 'إجابة واحدة', two: 'إجابتان', few: 'إجابات', many: 'إجابة' };

const problemForms = { one: 'مشكلة واحدة', two: 'مشكلتين', few: 'مشاكل', many: 'مشكلة' };

const moreForms = { one: 'واحدة أخرى', two: 'اثنتان أخريان', few: 'أخرى', many: 'أخرى' };

export const questionGroups = translate<typeof questionGroupsLabels>('question-groups', {
  emptyTitle: 'أنشئ مجموعة أسئلتك الأولى',
  emptyText: 'أرشد الزوار بأسئلة وإجابات جاهزة.',
  emptyAction: 'إنشاء مجموعة أسئلة',
  learnMore: 'المزيد عن مجموعات الأسئلة',

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
  deletedElsewhereText: 'حذف شخص آخر هذه المجموعة. احفظ لإنشائها من جديد، أو تجاهل تغييراتك.',
  unreadable: (count) => `تعذّر عرض ${counted(count, groupForms)}. لم يتغير شيء.`,

  groupActions: 'إجراءات هذه المجموعة',
  duplicateGroup: 'تكرار المجموعة',
  copyOf: (label) => `${label} (نسخة)`,
  copyGroup: 'نسخ المجموعة بصيغة JSON',
  copied: 'تم نسخ المجموعة.',
  copyFailedTitle: 'نسخ المجموعة',
  copyFailedText: 'منع متصفحك النسخ. حدّد النص وانسخه يدويًا.',
  deleteGroup: 'حذف المجموعة',
  cancelNew: 'إلغاء',

  fields: {
    label: { label: 'الاسم', help: 'الاسم الذي يراه فريقك. لا يراه الزوار.' },
    shortcut: { label: 'الاختصار', help: 'كلمة واحدة يكتبها فريقك في Slack لاستخدام المجموعة.' },
    auto: { label: 'الفتح تلقائيًا', help: 'تُفتح المجموعة تلقائيًا حين يفتح الزائر الأداة. يمكن ذلك لمجموعة واحدة فقط.' },
    prompt: {
      label: 'التمهيد',
      help: 'يظهر فوق السؤال الأول. تعمل الوسوم <a> و<strong> و<b> و<br>، وتُزال الوسوم الأخرى.',
    },
  },
  autoLoses: (label) => `حفظ هذه المجموعة يعطّل «الفتح تلقائيًا» للمجموعة «${label}».`,
  promptCount: (count, limit) => `${count} من ${limit} حرفًا`,
  promptPreview: 'معاينة',
  promptEmpty: 'بلا تمهيد يرى الزوار السؤال الأول فورًا.',
  errors: { required: 'مطلوب.', optionRequired: 'اختر خيارًا.', tooLong: 'هذا النص طويل جدًا. اختصره.' },
  nameTooLong: 'يتجاوز 255 حرفًا.',
  shortcutTaken: 'تستخدم هذا الاختصار مجموعة أسئلة أخرى أو رد محفوظ آخر.',
  shortcutTakenBy: {
    group: (label) => `تستخدم مجموعة الأسئلة «${label}» هذا الاختصار.`,
    reply: (label) => `يستخدم الرد المحفوظ «${label}» هذا الاختصار.`,
  },
  promptTooLong: 'يتجاوز 1024 حرفًا.',
  treeTooLarge: 'هذه المجموعة أكبر من أن تُحفظ. الحد 2,000 سؤال وإجابة و100 مستوى و300,000 حرف.',

  form: (label) => `مجموعة الأسئلة: ${label}`,
  saveFailed: 'حدثت مشكلة أثناء تحديث مجموعة الأسئلة هذه.',
  leftOut: 'لا يُحتفظ إلا بالروابط والنص العريض وفواصل الأسطر. أُزيل:',
  checkAbove: 'خطأ: راجع الأخطاء أعلاه.',
  savingGroup: (label) => `${label}: جارٍ الحفظ`,
  savedGroup: (label) => `${label}: تم الحفظ`,

  deleteTitle: (label) => `هل تريد حذف مجموعة الأسئلة «${label}»؟`,
  deleteText: 'تحذير: حذف هذه المجموعة يحذفها من جميع الأدوات، هل تريد إزالتها حقًا؟',
  deleteWidgets: (names) => `تختفي من هذه الأدوات: ${names}.`,
  deleteConfirm: 'حذف المجموعة',
  discardTitle: 'هل تريد تجاهل مجموعة الأسئلة الجديدة؟',
  discardText: 'لم تُحفظ بعد، لذا ستفقد ما أدخلته.',
  discardConfirm: 'تجاهل',

  pasteTitle: 'لصق مجموعة أسئلة',
  pasteText: 'ألصق ما نسخته عبر «نسخ المجموعة بصيغة JSON»، هنا أو في حساب آخر. يصبح مجموعة جديدة يمكنك حفظها.',
  pasteField: 'المجموعة بصيغة JSON',
  pasteConfirm: 'إضافة المجموعة',
  pasteCancel: 'إلغاء',
  pasteFaults: {
    notJson: 'هذا ليس JSON. انسخ النص كله، من القوس الأول إلى الأخير.',
    notAGroup: 'هذا JSON ليس مجموعة أسئلة. استخدم «نسخ المجموعة بصيغة JSON» ثم الصق النسخة هنا.',
    tooLarge: 'هذه المجموعة كبيرة جدًا. الحد 2,000 سؤال وإجابة و100 مستوى و300,000 حرف.',
  },

  unreadableTree: 'تعذّرت قراءة أسئلة هذه المجموعة.',
  unreadableTreeText: 'لا تتغير أثناء تحرير الحقول أعلاه. هذا هو المحفوظ:',
  startOver: 'البدء بأسئلة جديدة',

  flaws: {
    emptyText: 'بلا نص',
    noAction: 'لا تؤدي إلى شيء لعدم تحديد إجراء',
    emptyReply: 'ترد بنص فارغ',
    nextNowhere: 'تنتقل إلى السؤال التالي، لكن هذا هو الأخير، لذا سيدور الزوار في حلقة',
    noQuestion: 'تطرح سؤالًا آخر، لكن لا سؤال أسفلها',
    deletedWidget: 'تفتح أداة لم تعد موجودة',
    unfinishedWidget: 'تفتح أداة لم يكتمل إعدادها بعد',
    offlineWidget: 'تفتح أداة غير متصلة الآن',
    unreachable: 'لا يُطرح أبدًا لأن لا إجابة تؤدي إليه',
  },

  tree: 'الأسئلة والإجابات',
  treeHelp: 'كل إجابة تطرح سؤالًا آخر، أو تعرض نموذجًا، أو ترد، أو تفتح محادثة.',
  lines: (group) => `الأسئلة والإجابات في ${group}`,
  treeEmpty: 'لا توجد أسئلة بعد.',
  addQuestion: 'إضافة سؤال',
  addAnswer: 'إضافة إجابة',

  tools: 'أدوات الأسئلة',
  undo: 'تراجع',
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
  pathNowhere: 'اختر سطرًا لرؤية المسار إليه.',

  question: (place) => `السؤال ${place}`,
  answer: (place) => `الإجابة ${place}`,
  node: (kind, text) => (text === '' ? kind : `${kind}، ${text}`),
  questionPlaceholder: 'كيف يمكننا مساعدتك؟',
  answerPlaceholder: 'تتبّع طلبي',
  textOf: (name) => `${name}: النص`,
  actionOf: (name) => `${name}: الإجراء`,
  replyOf: (name) => `${name}: الرد`,
  replyPlaceholder: 'ما يقرؤه الزوار عند اختيار هذا. تعمل الوسوم <a> و<strong> و<b> و<br>.',
  replyPreview: 'معاينة',
  keys: 'اضغط Enter لتعديل سطر، وEscape لمغادرة نصه، وTab لمغادرة القائمة. تجد جميع المفاتيح أسفل القائمة.',
  does: {
    asks: (place) => `يطرح السؤال ${place}`,
    next: 'ينتقل إلى السؤال التالي',
    form: 'يعرض نموذج عدم الاتصال',
    replies: (text) => `يرد بـ «${text}»`,
    repliesNothing: 'يرد دون نص',
  },
  actions: {
    '': 'اختر خيارًا',
    new: 'طرح سؤال آخر',
    next: 'الانتقال إلى السؤال التالي',
    form: 'عرض نموذج عدم الاتصال',
    customResponse: 'إعطاء رد',
  },
  actionGroups: { questions: 'متابعة الأسئلة', endings: 'الإنهاء', widgets: 'محادثة في قناة' },
  widget: (name) => `محادثة في ${name}`,
  offlineWidget: (name) => `محادثة في ${name} (غير متصلة)`,
  unfinishedWidget: (name) => `محادثة في ${name} (غير مُعدّة)`,
  deletedWidget: 'محادثة في أداة محذوفة',

  menuOf: (name) => `${name}: إجراءات أخرى`,
  addBelow: 'إضافة إجابة',
  addAfter: 'إضافة إجابة بعد هذه',
  addQuestionAfter: 'إضافة سؤال بعد هذا',
  duplicate: 'تكرار',
  moveUp: 'نقل إلى أعلى',
  indent: 'زيادة المسافة البادئة',
  outdent: 'إنقاص المسافة البادئة',
  moveDown: 'نقل إلى أسفل',
  tryFromHere: 'التجربة من هنا',
  removeAnswer: 'إزالة الإجابة',
  removeQuestion: 'إزالة السؤال',

  removed: (count) => `أُزيل ${counted(count, lineForms)}.`,
  lostNext: (count) => `أدّت ${counted(count, answerForms)} إلى سؤال تالٍ لم يعد موجودًا. اختر إجراءً آخر.`,
  notes: {
    appended: 'أُضيف سؤال في النهاية لتؤدي إليه هذه الإجابة.',
    cannotIndent: 'لا يمكن إدخال هذا السطر أكثر. لمغادرة القائمة، اضغط Escape ثم Tab.',
    cannotOutdent: 'لا يمكن إخراج هذا السطر أكثر. لمغادرة القائمة، اضغط Escape ثم Shift+Tab.',
    tooLarge: 'سيتجاوز ذلك الحدود: ٢٬٠٠٠ سؤال وإجابة، و١٠٠ مستوى، و٣٠٠٬٠٠٠ حرف.',
  },

  legend: 'المفاتيح',
  legendText: 'داخل النص',
  legendRow: 'على السطر',
  legendKeys: {
    addLine: 'إضافة سطر',
    indent: 'زيادة المسافة البادئة',
    outdent: 'إنقاص المسافة البادئة',
    moveUp: 'نقل لأعلى',
    moveDown: 'نقل لأسفل',
    leaveText: 'مغادرة النص',
    editLine: 'تعديل',
    indentRow: 'زيادة المسافة البادئة',
    outdentRow: 'إنقاص المسافة البادئة',
    addBelow: 'إضافة سطر',
    askQuestion: 'طرح سؤال آخر',
    goToNext: 'الانتقال إلى السؤال التالي',
    showForm: 'عرض النموذج',
    giveReply: 'تقديم رد',
    openChat: 'اختيار محادثة',
    duplicate: 'تكرار',
    tryLine: 'تجربة من هنا',
    removeLine: 'إزالة',
    leaveList: 'مغادرة القائمة',
  },

  tryIt: 'جرّبها',
  check: 'فحص',
  checkCount: (count, formatted) => (count === 0 ? 'فحص' : `فحص: ${formatted}`),
  closePanel: 'إغلاق',

  player: (group) => `${group} كما يراها الزائر`,
  playerBack: 'رجوع',
  playerAgain: 'البدء من جديد',
  playerShow: 'إظهار في الشجرة',
  playerNothing: 'لا أسئلة لطرحها.',
  playerForm: 'يُفتح نموذج عدم الاتصال.',
  playerWidget: (name) => `تستمر المحادثة في ${name}.`,
  playerDeletedWidget: 'تفتح هذه الإجابة أداة لم تعد موجودة.',
  playerReply: 'تنتهي الأسئلة بهذا الرد.',
  playerDeadEnd: 'لا تؤدي هذه الإجابة إلى شيء. اختر لها إجراءً.',
  playerEmptyText: 'بلا نص',

  checkFine: 'لم يُعثر على مشاكل.',
  checkFound: (count) => (count === 0 ? 'لم يُعثر على مشاكل' : `عُثر على ${counted(count, problemForms)}`),
  finding: (name, flaw) => `${name} ${flaw}`,
  checkMore: (count) => `و${counted(count, moreForms)}.`,
});
