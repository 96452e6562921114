import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  createFormControl,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type { Form, FormSchema } from '../../model/core/form';
import { jsonEqual } from '../../model/core/json-equal';
import type { JsonObject } from '../../model/core/tolerant';
import { useAction } from '../shared/action';
import { useChatdeck } from '../shared/chatdeck-context';
import type { FormDraft } from './form-draft';

export interface SmallFormOptions<T, Answer = void> {
  /** What the fields hold before the person types. */
  initial: T;
  /** The checks. A form without fields has none. */
  schema?: FormSchema<T> | undefined;
  /** `onChange` checks the form while it is typed, not only from the first press on, and sends it only when it differs. */
  mode?: 'onSubmit' | 'onChange' | undefined;
  /** Rejects with a problem when the server refuses. */
  submit(value: T): Promise<Answer>;
  /** Sent, and the same account is still in use. What it throws is a failure of the form. */
  onDone?: ((answer: Answer) => void) | undefined;
  /** What is typed belongs to no account: it stays when somebody signs in or out. */
  isForAnybody?: boolean | undefined;
  /** Keeps what is typed over a reload; `submit` ends it. */
  draft?: FormDraft | undefined;
}

/**
 * A small form that is checked when it is sent, and then at each edit. It starts over when the account changes, unless it
 * is for anybody.
 */
export function useSmallForm<T extends FieldValues, Answer = void>(options: SmallFormOptions<T, Answer>): Form<T> {
  const { initial, schema, mode = 'onSubmit', submit, onDone, isForAnybody = false, draft } = options;
  const { session } = useChatdeck().client;
  const start = draft ? withEntered(initial, draft.entered) : initial;
  const place = draft?.key ?? (isForAnybody ? '' : session.id);
  const { id, formControl } = useControl(JSON.stringify([place, initial]), start);
  const isLive = mode === 'onChange';
  const isToBeSent = (value: T) => !isLive || !jsonEqual(value, initial);
  const check: Resolver<T> | undefined = schema && zodResolver(schema, undefined, { mode: 'sync' });
  const { formState, getValues, handleSubmit, reset, setValues, trigger, watch } = useForm<T>({
    formControl,
    mode,
    resolver: async (values, context, meta) => {
      const result = await check?.(values, context, meta);
      return result && isToBeSent(values) ? result : { values, errors: {} };
    },
  });
  const { errors, isSubmitted } = formState;
  // The form's own `isSubmitting` covers the checks too, and a form that they refuse is never on its way.
  const { action, run, forget } = useAction(draft?.key ?? id);

  const shownId = useRef<string>(undefined);
  useEffect(() => {
    shownId.current = id;
    return () => {
      shownId.current = undefined;
    };
  }, [id]);

  // A draft may also change elsewhere: when another page's answer ends it.
  useEffect(() => {
    const now = draft && withEntered(initial, draft.latest());
    if (now && !jsonEqual(getValues(), now)) reset(now);
  });

  // A draft that comes back is checked as if it were just typed.
  useEffect(() => {
    if (isLive) void trigger();
  }, [isLive, trigger]);

  async function send(sent: T) {
    const answer = await submit(sent);
    if (shownId.current === id) onDone?.(answer);
  }

  return {
    value: watch(),
    errors: codesOf(errors),
    status: action.status === 'busy' ? 'submitting' : action.status,
    problem: action.problem,
    onEdit: (patch) => {
      setValues(patch);
      if (jsonEqual(getValues(), initial)) draft?.end();
      else draft?.enter(patch);
      if (action.status === 'done' || (draft && action.status === 'failed')) forget();
      if (isLive || isSubmitted) void trigger();
    },
    onSubmit: () => {
      if (isToBeSent(getValues())) void handleSubmit((sent) => run(() => send(sent)))();
    },
  };
}

/** What is typed under one key. Another key starts over, and so does the same one later. */
function useControl<T extends FieldValues>(key: string, initial: T) {
  const start = (count: number) => {
    const { formControl } = createFormControl<T>({ defaultValues: initial as DefaultValues<T> });
    return { key, count, id: `${key}#${count}`, formControl };
  };
  const [stored, setStored] = useState(() => start(0));
  if (stored.key === key) return stored;
  const next = start(stored.count + 1);
  setStored(next);
  return next;
}

/** What was stored may be of another version. */
function withEntered<T extends FieldValues>(initial: T, entered: JsonObject): T {
  const fitting = Object.entries(entered).filter(([name, value]) => typeof value === typeof initial[name]);
  return { ...initial, ...Object.fromEntries(fitting) };
}

/** The messages of our schemas are codes. */
function codesOf<T extends FieldValues>(errors: FieldErrors<T>): Form<T>['errors'] {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])) as Form<T>['errors'];
}
