import { counted } from '../counted';
import type { usersLabels } from '../../../screens/users/labels';
import { translate } from '../../translate';

const usersInGenitive = { one: 'مستخدم واحد', two: 'مستخدمَين', few: 'مستخدمين', many: 'مستخدمًا' };

const usersInAccusative = { one: 'مستخدمًا واحدًا', two: 'مستخدمَين', few: 'مستخدمين', many: 'مستخدمًا' };

export const users = translate<typeof usersLabels>('users', {
  title: 'المستخدمون',
  help: 'من يمكنه استخدام لوحة المعلومات هذه. يدير المسؤولون أيضًا الخطط والفوترة والمستخدمين.',
  failed: 'تعذّر تحميل المستخدمين.',
  unreadable: (count) => `تعذّر عرض ${counted(count, usersInGenitive)}.`,
  invite: 'دعوة مستخدمين',
  inviteHelp:
    'عنوان بريد واحد أو أكثر، تفصل بينها فواصل أو مسافات أو أسطر جديدة. سنرسل إلى كل منها رابطًا لتعيين كلمة مرور.',
  submit: 'دعوة',
  submitAnyway: 'دعوة على أي حال',
  sending: 'جارٍ الدعوة…',
  emailMissing: 'أدخل عنوان بريد واحدًا على الأقل.',
  checkEmails: 'لم تُرسل أي دعوات بعد. راجع هذه العناوين أولًا.',
  tooMany: (most) => `ادعُ ${counted(most, usersInAccusative)} على الأكثر في كل مرة.`,
  invalid: (email) => `${email}: بريد غير صالح`,
  known: (email) => `${email}: المستخدم موجود بالفعل`,
  repeated: (email) => `${email} مدرج أكثر من مرة وسيتلقى دعوة واحدة.`,
  typo: (email, suggestion) => `${email}: هل تقصد ${suggestion}؟`,
  useSuggestion: (suggestion) => `استخدم ${suggestion}`,
  invited: (email, count) =>
    count === 1 ? `تمت دعوة ${email}.` : `تمت دعوة ${counted(count, usersInGenitive)}: ${email}.`,
  userExists: 'المستخدم موجود بالفعل',
  invalidEmail: 'بريد غير صالح',
  unknown: 'خطأ غير معروف، تواصل مع الدعم',
  notInvited: (email, reason) => `${email}: ${reason}`,
  notSent: 'لم تُرسل الدعوات الأخرى. ما زالت عناوينها في الحقل.',
  search: 'ابحث عن مستخدم',
  noneFound: (query) => `لا مستخدمين يطابقون «${query}».`,
  user: 'المستخدم',
  lastSignIn: 'آخر تسجيل دخول',
  role: 'الدور',
  admin: 'مسؤول',
  agent: 'وكيل',
  you: 'أنت',
  active: 'نشط',
  pending: 'مدعو',
  never: 'لم يسجّل الدخول بعد',
  unnamed: 'بلا بريد',
  makeAdmin: 'تعيين كمسؤول',
  removeAdmin: 'إزالة دور المسؤول',
  saving: 'جارٍ الحفظ…',
  delete: 'حذف',
  deleteSelf: 'لا يمكنك حذف نفسك.',
  deleteAdmin: 'أزل دور المسؤول أولًا.',
  lastAdmin: 'يحتاج حسابك إلى مسؤول نشط واحد على الأقل. اجعل مستخدمًا نشطًا آخر مسؤولًا أولًا.',
  toggleFailed: (email) => `تعذّر تغيير دور ${email}.`,
  deleteTitle: (email) => `هل تريد حذف المستخدم ${email}؟`,
  deleteText: 'لن يتمكن بعد الآن من تسجيل الدخول إلى لوحة المعلومات هذه. تبقى المحادثات والإعدادات.',
  deleteConfirm: 'حذف المستخدم',
  demoteTitle: 'هل تريد إزالة دور المسؤول عن نفسك؟',
  demoteText: 'لن تتمكن بعد الآن من إدارة الخطط أو الفوترة أو المستخدمين. لا يعيد إليك الدور إلا مسؤول آخر.',
  demoteConfirm: 'إزالة دوري',
});
