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
  savedBefore: 'تم حفظ التغييرات.',
  undo: 'تراجع',
  undoneBefore: 'تم التراجع عن التغييرات.',
  redo: 'إعادة',
  changedByOthers: (count) => `تغيّر ${counted(count, settings)} في مكان آخر. ترى الآن الأحدث.`,
  seen: 'فهمت',
  changes: (count) => counted(count, changes),
  outcomeUnknown: 'لا يمكننا معرفة ما إذا تم الحفظ الأخير. احفظ مرة أخرى.',
  correctFirst: (count) => `صحّح ${counted(count, fields)} للحفظ.`,
  chooseFirst: 'اختر ما تريد إبقاءه، ثم احفظ.',
  notSavedSection: (title) => `${title}: لم يُحفظ.`,
  notSaved: 'لم يُحفظ.',
  showField: 'إظهار الحقل',
  refusedField: 'رفض الخادم هذه القيمة. غيّرها ثم احفظ مرة أخرى.',
  savingSection: (title) => `${title}: جارٍ الحفظ`,
  savedSection: (title) => `${title}: تم الحفظ`,
  changedElsewhere: (theirs) => `تغيّر في مكان آخر: ${theirs}`,
  keepMine: 'إبقاء قيمتي',
  useTheirs: 'استخدام قيمتهم',
  on: 'مفعّل',
  off: 'معطّل',
  empty: 'فارغ',
  undoChange: 'التراجع عن التغيير',
  useDefault: 'استخدام القيمة الافتراضية',
  was: 'كانت:',
  undoChangeKeys: (keys) => `${keys} للتراجع عن التغيير.`,
  useDefaultKeys: (keys) => `${keys} لاستخدام القيمة الافتراضية.`,
  readOnly: 'يمكنك عرض هذه الإعدادات لكن لا يمكنك تغييرها.',
  required: 'املأ هذا الحقل.',
  incomplete: 'لم يُملأ بعد.',
  optionRequired: 'اختر واحدًا.',
  invalidEmail: 'أدخل عنوان بريد واحدًا، مثل name@example.com.',
  invalidUrl: 'أدخل عنوان URL كاملًا يبدأ بـ https://.',
  urlWithSpaces: 'أزل المسافات. عنوان URL لا يحتوي على مسافات.',
  urlWithLogin: 'أزل اسم المستخدم وكلمة المرور من عنوان URL.',
  notAPublicUrl: 'هذا العنوان على شبكة داخلية. أدخل عنوانًا عامًا.',
  invalidCharacters: 'بعض هذه الرموز غير مسموح بها. أزلها.',
  notANumber: 'أدخل عددًا صحيحًا.',
  tooManyDigits: (count) => `أدخل ${counted(count, digits)} على الأكثر.`,
  tooShort: 'هذا النص قصير جدًا. أضف المزيد.',
  taken: 'هذا مستخدم بالفعل. اختر غيره.',
  tooLong: 'هذا النص طويل جدًا. اختصره.',
  tooLarge: 'هذا العدد كبير جدًا. أدخل 10,000 أو أقل.',
  invalidPattern: 'عامل تصفية غير صالح. جرّبه في https://regex101.com',
});
