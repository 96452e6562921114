import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import { bindRows } from '../../ui/settings/bind-rows';
import { SwitchRow } from '../../ui/editor/rows/switch-row';

/** Rows that know the fields of a group. */
export const Form = /* @__PURE__ */ bindRows<QuestionGroupFields, 'group'>()({ SwitchRow });
