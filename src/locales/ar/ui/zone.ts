import type { zoneLabels } from '../../../ui/inputs/zone-select';
import { translate } from '../../translate';

export const zone = translate<typeof zoneLabels>('zone', {
  // Each part is isolated in its own direction.
  zone: (name, offset, time) => `\u2068${name}\u2069 (\u2068${offset}\u2069، \u2068${time}\u2069)`,
  offset: (signed) => `UTC${signed}`,
  mine: (zone) => `استخدام منطقتي الزمنية: ${zone}`,
  nothing: (query) => `لا نتائج لـ «${query}». جرّب مدينة كبيرة أو بلدًا أو اختصارًا مثل CET.`,
});
