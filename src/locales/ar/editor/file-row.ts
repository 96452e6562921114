import type { fileRowLabels } from '../../../ui/editor/rows/file-row';
import { translate } from '../../translate';

export const fileRow = translate<typeof fileRowLabels>('file-row', {
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
});
