import type { fileRowLabels } from '../../../ui/editor/rows/file-row';
import { translate } from '../../translate';

export const fileRow = translate<typeof fileRowLabels>('file-row', {
  choose: 'اختر ملفًا',
  replace: 'اختر ملفًا آخر',
  drop: 'أو أفلته هنا',
  remove: 'إزالة',
  uploading: (percent) => `جارٍ الرفع: ${percent}%`,
  uploaded: 'تم الرفع.',
  failed: (reason) => `خطأ في الرفع: ${reason}`,
  wrongType: (types) => `نوع هذا الملف غير مدعوم. اختر أحد هذه الأنواع: ${types}.`,
  tooLarge: (limit) => `هذا الملف كبير جدًا. اختر ملفًا بحجم ${limit} أو أقل.`,
  isEmpty: 'هذا الملف فارغ. اختر ملفًا آخر.',
});
