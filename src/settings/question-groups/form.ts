import type { QuestionGroupFields } from '../../model/question-group-fields';
import { bindRows } from '../../ui/editor/bind-rows';
import { SwitchRow } from '../../ui/editor/switch-row';

/** Rows that know the fields of a group. */
export const Form = /* @__PURE__ */ bindRows<QuestionGroupFields, 'group'>()({ SwitchRow });
