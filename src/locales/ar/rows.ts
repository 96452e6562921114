import type { Translation } from '../translation';
import { counted } from './counted';

const settings = { one: 'إعداد واحد', two: 'إعدادان', few: 'إعدادات', many: 'إعدادًا' };
const changes = { one: 'تغيير واحد', two: 'تغييران', few: 'تغييرات', many: 'تغييرًا' };
const fields = { one: 'حقلًا واحدًا', two: 'حقلين', few: 'حقول', many: 'حقلًا' };
const lines = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا' };
const choices = { one: 'خيار واحد', two: 'خياران', few: 'خيارات', many: 'خيارًا' };

export const rows: Pick<Translation, 'editor' | 'fileRow' | 'chips' | 'secretRow' | 'colorRow' | 'listRow' | 'search'> =
  {
    editor: {
      save: 'حفظ التغييرات',
      saving: 'جارٍ الحفظ...',
      saved: 'تم الحفظ',
      discard: 'تجاهل',
      savedBefore: 'حُفظت تغييراتك.',
      undo: 'تراجع',
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
      takeTheirs: 'أخذ قيمتهم',
      on: 'مفعّل',
      off: 'معطّل',
      empty: 'فارغ',
      undoChange: 'التراجع عن التغيير',
      useDefault: 'استخدام القيمة الافتراضية',
      readOnly: 'يمكنك رؤية هذه الإعدادات دون تغييرها.',
      required: 'املأ هذا الحقل.',
      optionRequired: 'اختر واحدًا.',
      invalidEmail: 'أدخل عنوان بريد واحدًا، مثل name@example.com.',
      invalidUrl: 'أدخل عنوانًا كاملًا يبدأ بـ https://.',
      invalidCharacters: 'هنا رموز غير مسموح بها.',
      notANumber: 'أدخل عددًا صحيحًا.',
      tooShort: 'هذا قصير جدًا.',
      taken: 'هذا مستخدم من قبل.',
      tooLong: 'هذا طويل جدًا.',
      tooLarge: 'هذا العدد كبير جدًا. أدخل 10000 أو أقل.',
      invalidPattern: 'مرشّح غير صالح. جرّبه في https://regex101.com',
    },
    fileRow: {
      choose: 'اختر ملفًا',
      replace: 'اختر ملفًا آخر',
      drop: 'أو أفلته هنا',
      remove: 'إزالة',
      uploading: (percent) => `جارٍ الرفع: ${percent}%`,
      uploaded: 'تم الرفع بنجاح.',
      failed: (reason) => `خطأ في الرفع: ${reason}`,
      wrongType: (types) => `هذا ملف من نوع آخر. اختر أحد هذه الأنواع: ${types}.`,
      tooLarge: (limit) => `هذا الملف كبير جدًا. اختر ملفًا لا يتجاوز ${limit}.`,
      isEmpty: 'هذا الملف فارغ. اختر ملفًا آخر.',
    },
    chips: {
      chosen: (label) => `${label}: المختار`,
      remove: (name) => `إزالة ${name}`,
      added: (name) => `أُضيف ${name}`,
      removed: (name) => `أُزيل ${name}`,
    },
    secretRow: {
      show: (label) => `إظهار: ${label}`,
      hide: (label) => `إخفاء: ${label}`,
      copy: (label) => `نسخ: ${label}`,
      another: 'قيمة أخرى',
    },
    colorRow: {
      invalid: 'أدخل لونًا بالرمز # وستة رموز من 0 إلى 9 ومن a إلى f، مثل #3f51b5.',
      picker: (label) => `${label}: فتح منتقي الألوان`,
      swatches: (label) => `${label}: اقتراحات`,
    },
    listRow: {
      line: (position) => `السطر ${position}`,
      remove: (line) => `إزالة ${line}`,
      moveUp: (line) => `نقل ${line} إلى أعلى`,
      moveDown: (line) => `نقل ${line} إلى أسفل`,
      newLine: (label) => `${label}: سطر جديد`,
      add: 'إضافة',
      added: (count) => `أُضيف ${counted(count, lines)}`,
      removed: (line) => `أُزيل ${line}`,
      moved: (position, count) => `نُقل إلى ${position} من ${count}`,
    },
    search: {
      found: (count) => counted(count, choices),
      nothing: (query) => `لا نتائج لـ «${query}».`,
      more: (count) => `اكتب للتضييق: بقي ${counted(count, choices)}.`,
      options: (label) => `${label}: الخيارات`,
    },
  };
