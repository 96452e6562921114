import { counted } from '../counted';
import type { searchLabels } from '../../../ui/inputs/search-labels';
import { translate } from '../../translate';

const choices = { one: 'خيار واحد', two: 'خياران', few: 'خيارات', many: 'خيارًا' };

export const search = translate<typeof searchLabels>('search', {
  found: (count) => counted(count, choices),
  nothing: (query) => `لا نتائج لـ «${query}».`,
  more: (count) => `بقي ${counted(count, choices)}. تابع الكتابة لتضييق القائمة.`,
  options: (label) => `${label}: الخيارات`,
});
