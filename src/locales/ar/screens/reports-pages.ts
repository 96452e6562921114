import type { reportsPagesLabels } from '../../../screens/reports/pages/labels';
import { translate } from '../../translate';

export const reportsPages = translate<typeof reportsPagesLabels>('reports-pages', {
  help: 'الصفحات التي يبدأ منها الزوار محادثاتهم، وكيف تسير تلك المحادثات.',
  title: 'المحادثات حسب الصفحة',
  page: 'الصفحة',
  chats: 'المحادثات',
  missed: 'الفائتة',
  rating: 'إعجاب',
  reply: 'أول رد',
  triggered: 'من عوامل التشغيل',
  definitions:
    'الصفحات دون معاملات أو علامات موضع. المحادثات الفائتة هي التي لم يرد عليها أي وكيل. نسبة الإعجاب من المحادثات المقيَّمة. أول رد هو المتوسط للمحادثات التي رُدّ عليها.',
  unknownPage: 'صفحة غير معروفة',
  otherPages: 'صفحات أخرى',
  otherHelp: (limit) => `تُعرض الصفحات الأكثر محادثات فقط، وعددها ${limit}. وتجمع «صفحات أخرى» الباقي.`,
  withShare: (count, share) => `${count} (${share})`,
  figureOf: (value, column, page) => `${value}، ${column}: عرض المحادثات في ${page}`,
  none: '–',
});
