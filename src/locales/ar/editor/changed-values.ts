import type { changedValuesLabels } from '../../../ui/settings/changed-values-labels';
import { counted } from '../counted';
import { translate } from '../../translate';

const nodes = { one: 'سؤال أو جواب واحد', two: 'سؤالان وأجوبة', few: 'أسئلة وأجوبة', many: 'سؤالًا وجوابًا' };

export const changedValues = translate<typeof changedValuesLabels>('changed-values', {
  items: {
    trigger: (name) => `عامل التشغيل «${name}»`,
    reply: (name) => `الرد المحفوظ «${name}»`,
    group: (name) => `مجموعة الأسئلة «${name}»`,
  },
  unnamed: 'بلا اسم',
  added: 'أُضيف',
  deleted: 'حُذف',
  hidden: 'تغيّر. لا تُحفظ القيمة هنا.',
  before: 'قبل:',
  after: 'بعد:',
  enabled: 'مُشغَّل',
  questions: 'الأسئلة والأجوبة',
  nodes: (count) => counted(count, nodes),
});
