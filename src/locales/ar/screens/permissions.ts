import { counted } from '../counted';
import type { permissionsLabels } from '../../../screens/permissions/labels';
import { translate } from '../../translate';

const permissionForms = { one: 'إذن واحد', two: 'إذنان', few: 'أذونات', many: 'إذنًا' };

export const permissions = translate<typeof permissionsLabels>('permissions', {
  title: 'الأذونات',
  granted: 'كل شيء على ما يرام!',
  missing: 'موافقتك مطلوبة!',
  workspaces: 'مساحات العمل',
  workspaceNeeds: 'موافقة مطلوبة',
  wrongUser: 'منحت الإذن بمستخدم Slack غير الذي أُنشئ به الحساب. يرجى التواصل مع الدعم.',
  unknown: 'مشكلة غير معروفة في تحديث أذونات Slack، تواصل مع الدعم',
  support: 'التواصل مع الدعم',
  lead: (product, workspace) => `ما يمكن لـ ${product} فعله في مساحة العمل ${workspace} في Slack.`,
  list: 'الأذونات في Slack',
  allGranted: (product) => `لدى ${product} كل الأذونات التي يحتاج إليها.`,
  someMissing: (count) => `${counted(count, permissionForms)} بحاجة إلى موافقتك.`,
  upgrade: 'الموافقة على كل الأذونات',
  upgradeNext: 'وافق في Slack بالمستخدم الذي منح الإذن لمساحة العمل. ستعود بعد ذلك إلى هنا.',
  upgradeAgain: 'الموافقة على الكل من جديد',
  upgradeAgainNext: 'يفيد إذا أُزيل التطبيق من Slack أو توقف Slack عن الاستجابة.',
  upgradeLegacyNext: 'يعيد تثبيت التطبيق في Slack وينقل كل أدوات مساحة العمل إلى الاتصال الجديد.',
  noSlack: 'لم يُعدّ تطبيق Slack هنا. تواصل مع الدعم.',
  advanced: 'متقدم: الموافقة على إذن واحد في كل مرة',
  advancedText: 'لمساحات العمل التي تراجع الأذونات واحدًا تلو الآخر. تبقى الأذونات التي منحتها من قبل.',
  advancedLegacy: 'أعد التثبيت أولًا. بعدها يمكنك الموافقة على الأذونات واحدًا تلو الآخر.',
  approve: 'موافقة',
  approveScope: (scope) => `الموافقة على ${scope}`,
  reinstallToApprove: (count) => `أعد التثبيت للموافقة على ${counted(count, permissionForms)}`,
  legacyTitle: 'تستخدم هذه الأداة اتصالًا قديمًا مع Slack.',
  legacyText: 'استبدل Slack هذا النوع من الاتصال. أعد تثبيته لمواصلة الرد على الزوار من Slack.',
  reinstall: 'إعادة التثبيت',
  reinstallTitle: (workspace) => `هل تريد إعادة تثبيت تطبيق Slack في ${workspace}؟`,
  reinstallNew: 'تنتقل كل الأدوات في مساحة العمل إلى الاتصال الجديد بالأذونات أدناه.',
  reinstallEnds: 'يفقد الاتصال القديم أذوناته.',
  meanwhile: 'يبقى كل شيء كما هو حتى توافق في Slack.',
  reinstallStays: 'تبقى القنوات والإعدادات ورمز التضمين كما هي.',
  reinstallUser: (user) => `وافق باسم ${user} الذي منح الإذن لمساحة العمل من قبل.`,
  mainUser: 'المستخدم الرئيسي',
  mainUserText: (user, workspace, day) =>
    `منح ${user} الإذن لمساحة العمل ${workspace}${day === undefined ? '' : ` في ${day}`} وينشئ قنوات أدواتها.`,
  mainUserUnknown: (workspace) => `ينشئ المستخدم الذي منح الإذن لمساحة العمل ${workspace} قنوات أدواتها.`,
  changeMainUser: 'تغيير المستخدم الرئيسي',
  changeMainUserTitle: (workspace) => `هل تريد تغيير المستخدم الرئيسي لمساحة العمل ${workspace}؟`,
  changeMainUserText: (count, written) =>
    count === 1
      ? 'يصبح المستخدم التالي الذي يوافق في Slack المستخدم الرئيسي لأداتها، وينشئ القنوات من حينها.'
      : `يصبح المستخدم التالي الذي يوافق في Slack المستخدم الرئيسي لكل أدواتها (${written})، وينشئ القنوات من حينها.`,
  changeMainUserHow: 'سجّل الدخول إلى Slack بذلك المستخدم أولًا.',
  setupTitle: 'لا أذونات بعد',
  setupText: 'تمنح الأذونات أثناء إعداد الأداة. أكمل ذلك أولًا.',
  finishSetup: 'إكمال الإعداد',
});
