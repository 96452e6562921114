import { counted, minutes, seconds } from '../counted';
import type { behaviorLabels } from '../../../settings/behavior/labels';
import { translate } from '../../translate';

const patternForms = { one: 'نمط واحد', two: 'نمطان', few: 'أنماط', many: 'نمطًا' };

export const behavior = translate<typeof behaviorLabels>('behavior', {
  keysFailed: 'تعذّر إنشاء مفتاح API جديد.',
  keysUnknownError: (productName) => `حدث خطأ غير معروف، يرجى التواصل مع دعم ${productName}.`,

  presenceTitle: 'الحضور وسلوك الأداة',
  presenceText: 'متى يرى الزوار الأداة، وأين تذهب رسائلهم، وماذا يقرؤون وهم ينتظرون.',

  fields: {
    manualMode: { label: 'الوضع اليدوي', help: 'تظهر الأداة دائمًا حتى توقفها، حتى إذا لم يكن أحد نشطًا في Slack.' },
    hideWhenOffline: {
      label: 'إخفاء الأداة عند عدم الاتصال',
      help: 'عند التعطيل يمكن للزوار ترك رسالة عدم اتصال بدلًا من ذلك.',
    },
    sendOfflineMessagesToEmail: { label: 'البريد لرسائل عدم الاتصال', help: 'اتركه فارغًا للتعطيل.' },
    includeVisitorInfoInEmails: {
      label: 'تضمين تفاصيل الزائر',
      help: 'يضيف تفاصيل الزائر إلى كل رسالة بريد.',
      disabledReason: 'أدخل عنوانًا في «البريد لرسائل عدم الاتصال» أولًا.',
    },
    sendOfflineMessagesToSlack: {
      label: 'إرسال رسائل عدم الاتصال إلى Slack',
      help: 'ينشر كل رسالة عدم اتصال في قناة الأداة.',
    },
    offlineMessageWebhookURL: {
      label: 'خطاف ويب لرسائل عدم الاتصال',
      help: 'نرسل أيضًا كل رسالة عدم اتصال بطلب POST إلى عنوان URL هذا. اتركه فارغًا للتعطيل.',
    },
    requireInfo: { label: 'طلب الاسم والبريد أولًا', help: 'يملأ الزوار نموذجًا قصيرًا قبل رسالتهم الأولى.' },
    sendOpJoinAutoResponse: { label: 'إرسال رسالة عند انضمام مشغّل', help: 'يرى الزوار أن أحدًا موجود قبل الرد الأول.' },
    opJoinAutoResponseMessage: { label: 'الرسالة', disabledReason: 'فعّل «إرسال رسالة عند انضمام مشغّل» أولًا.' },
    maxConcurrentConvos: {
      label: 'الحد الأقصى للمحادثات المتزامنة',
      disabledReason: 'فعّل «تحديد عدد المحادثات المتزامنة» أولًا.',
    },
    responseReminders: { label: 'تذكير المشغّلين بالرد', help: 'يذكّر فريقك في Slack حين ينتظر زائر.' },
    responseRemindersFreq: { label: 'تذكير المشغّلين كل', disabledReason: 'فعّل «تذكير المشغّلين بالرد» أولًا.' },
    noAnswerMessageOn: {
      label: 'إخبار الزوار حين لا يرد أحد',
      help: 'يتلقى الزوار رسالة تلقائية إذا طال انتظارهم. حرّرها في «المظهر».',
    },
    noAnswerMessageAfterSecs: { label: 'إرسال الرسالة بعد', disabledReason: 'فعّل «إخبار الزوار حين لا يرد أحد» أولًا.' },
    maxVisitorInactiveMins: {
      label: 'إظهار الزوار الخاملين كغير متصلين بعد',
      help: 'المدة التي يمكن أن يبقى فيها الزائر خاملًا قبل أن يظهر للمشغّلين غير متصل.',
    },
    newMsgNotifications: {
      label: 'إشعار الزوار بالرسائل الجديدة',
      help: 'يعرض إشعارًا في المتصفح حين لا يكون موقعك ظاهرًا.',
    },
    playSound: { label: 'تشغيل صوت للرسائل الجديدة', help: 'يُشغَّل في متصفح الزائر.' },
    blacklistedUrls: {
      label: 'إخفاء الأداة في هذه الصفحات',
      help: 'تعبير نمطي واحد في كل سطر، يُطابَق مع عنوان URL.',
      placeholder: '/checkout/',
    },
    countryAllowList: {
      label: 'الإظهار في هذه البلدان فقط',
      help: 'لا يرى الزوار الأداة في غيرها. اتركه فارغًا لإظهارها في كل مكان.',
    },
    countryDenyList: { label: 'الإخفاء في هذه البلدان', help: 'لا يرى الزوار الأداة فيها.' },
    agentLabel: { label: 'تسمية الوكيل', help: 'تظهر بدلًا من اسم المشغّل، مثل «الدعم».' },
    avatarSetting: { label: 'الصورة' },
    teamAvatarUrl: { label: 'صورة الفريق', help: 'PNG أو JPEG أو GIF أو WebP، حتى 2 ميغابايت.' },
    notifyChannelOnMsg: { label: 'إشعار القناة بكل رسالة', help: 'يُشعِر كل من في القناة، لا المشغّل المنضم فقط.' },
    metaInfoInMainChannel: { label: 'بيانات الزائر في القناة الرئيسية', help: 'ما يُنشر عن الزائر عند بدء المحادثة.' },
    webhookUrl: { label: 'خطاف ويب لنصوص المحادثات', help: 'نرسل نصوص المحادثات بطلب POST إلى عنوان URL هذا.' },
    webhookOnArchive: {
      label: 'إرسال نص المحادثة عند انتهائها',
      disabledReason: 'أدخل عنوان URL في «خطاف ويب لنصوص المحادثات» أولًا.',
    },
    transcriptRecipient: { label: 'مستلم نصوص المحادثات', help: 'نرسل نصوص المحادثات بالبريد إلى هذا العنوان.' },
    emailOnArchive: {
      label: 'إرسال نص المحادثة بالبريد عند انتهائها',
      disabledReason: 'أدخل عنوانًا في «مستلم نصوص المحادثات» أولًا.',
    },
    newConversationWebhookURL: { label: 'خطاف ويب للمحادثات الجديدة', help: 'يُرسَل حين يبدأ زائر محادثة.' },
    noAnswerWebhookUrl: { label: 'خطاف ويب لعدم الرد', help: 'يُرسَل حين يطول انتظار زائر للرد.' },
    feedbackWebhookUrl: { label: 'خطاف ويب للملاحظات', help: 'يُرسَل حين يقيّم زائر محادثة.' },
    segmentWriteKey: { label: 'مفتاح الكتابة في Segment', help: 'يرسل أحداث المحادثة إلى مصدرك في Segment.' },
    enableFileUploads: { label: 'السماح للزوار برفع الملفات', help: 'تظهر الملفات في قناة Slack لديك.' },
  },

  showingGroup: 'إظهار الأداة',
  offlineGroup: 'حين لا تكون متصلًا',
  startGroup: 'عند بدء محادثة',
  limitOn: 'تحديد عدد المحادثات المتزامنة',
  limitOnHelp: 'عند التعطيل يمكن أن يُفتح أي عدد من المحادثات في الوقت نفسه.',
  unlimited: 'بلا حد',
  waitingGroup: 'أثناء المحادثة',

  avatarsTitle: 'الصور وتسميات الوكلاء',
  avatarsText: 'من يراه الزوار في المحادثة: لا أحد، أو فريقك، أو كل مشغّل.',
  avatarOptions: {
    'no-avatar': 'بلا صورة',
    'team-avatar': 'صورة الفريق',
    'team-avatar-default-label': 'صورة الفريق مع تسمية الوكيل',
    'slack-avatars': 'صور Slack',
    'team-avatar-slack-avatars': 'صورة الفريق ثم صور Slack',
  },
  avatarOptionTexts: {
    'no-avatar': 'يرى الزوار تسمية الوكيل بلا صورة.',
    'team-avatar': 'صورة فريقك مع اسم كل مشغّل.',
    'team-avatar-default-label': 'صورة فريقك مع تسمية الوكيل.',
    'slack-avatars': 'صورة كل مشغّل واسمه في Slack.',
    'team-avatar-slack-avatars': 'صورة فريقك حتى ينضم مشغّل، ثم صورته.',
  },
  avatarNeedsPicture: 'ارفع صورة للفريق أولًا.',
  avatarTypes: 'PNG وJPEG وGIF وWebP',
  teamAvatarAlt: 'صورة فريقك',
  otherTeamAvatar: 'صورة أخرى',
  noTeamAvatar: 'بلا صورة',
  teamAvatarInUse: 'يرجى اختيار خيار آخر غير «صورة الفريق» أعلاه قبل إزالة صورة فريقك',
  avatarFailed: (productName) => `خطأ في رفع الصورة. تواصل مع دعم ${productName}!`,

  notificationsTitle: 'الإشعارات وقناتك في Slack',
  notificationsText: 'ما يراه فريقك في قناة Slack لهذه الأداة.',
  metaInfoOptions: { compact: 'موجزة', full: 'كاملة', none: 'بلا' },

  index: { presence: 'التواجد', avatars: 'الصور الرمزية', notifications: 'الإشعارات', webhooks: 'Webhooks' },
  addWebhook: 'إضافة webhook',
  webhooksTitle: 'خطافات الويب وما بعد المحادثة',
  webhooksText: 'ما تتلقاه أنظمتك الأخرى، وما يحدث بعد المحادثة.',
  transcriptsGroup: 'نصوص المحادثات',
  transcriptsBlocked: 'تحتاج نصوص المحادثات إلى إذن في Slack غير متوفر لهذه الأداة.',
  transcriptsBlockedLink: 'منح أذونات موسّعة',
  transcriptsNeedPermission: 'استخدم «منح أذونات موسّعة» أعلاه أولًا.',
  eventsGroup: 'الأحداث',

  miscTitle: 'متفرقات',
  miscText: 'ما يمكن للزوار إرساله.',

  keysTitle: 'مفاتيح API',
  keysText: 'للتطبيقات والبرامج النصية التي تستخدم هذا الحساب. لا يراها إلا المسؤولون.',
  apiKey: 'مفتاح API',
  zapierApiKey: 'مفتاح Zapier API',
  noKey: 'لا يوجد بعد',
  generateKey: 'إنشاء مفتاح API',
  regenerateKey: 'إعادة إنشاء مفتاح API',
  generatingKey: 'جارٍ الإنشاء...',
  confirmKeyTitle: 'إبطال مفتاح API؟',
  confirmKeyText: 'هل تريد حقًا إبطال مفتاح API الحالي وإنشاء مفتاح جديد؟',

  visitorsGroup: 'من يرى الأداة',
  countries: 'البلدان',
  pageRuleWrong: 'عامل تصفية غير صالح. جرّبه في https://regex101.com',
  pageRuleTorn: (parts) =>
    `تفصل المسافات والفواصل بين الأنماط، لذا يُقرأ هذا على أنه ${counted(parts.length, patternForms)}: ${new Intl.ListFormat('ar').format(parts.map((part) => `«${part}»`))}.`,
  pageRuleOffer: (pattern) => `استخدم ${pattern}`,
  pageTest: 'هل الأداة مخفية في هذه الصفحة؟',
  pageTestPlaceholder: 'https://example.com/checkout',
  pageTestRun: 'اختبار',
  pageHidden: (pattern) => `مخفية بسبب ${pattern}`,
  pageShown: 'ظاهرة. لا يطابقها أي نمط.',
  pageUntested: (patterns) => `لا يمكن اختبار هذه الأنماط هنا: ${patterns.join('، ')}`,
  denyCountriesFirst: 'قائمتا البلدان معيّنتان. لهذه القائمة الأولوية.',
  countriesPlaceholder: 'أضف بلدًا',
  countriesNeedVisitorData: 'فعّل «جمع بيانات الزائر» في «المظهر» أولًا.',
  countriesCleared: 'لا يمكن تعيين سوى إحدى قائمتي البلدان، لذا أُفرغت الأخرى.',
  undo: 'تراجع',

  seconds: (count) => (count % 60 === 0 ? counted(count / 60, minutes) : counted(count, seconds)),
  minutes: (count) => (count === 0 ? 'فورًا' : counted(count, minutes)),
});
