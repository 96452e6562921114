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
import type { DialogForm, Form, FormSchema } from '../../model/core/form';
import { jsonEqual } from '../../model/core/json-equal';
import type { JsonObject } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';
import { useWrite } from '../shared/write';
import type { FormDraft } from './form-draft';

export interface SmallFormOptions<T, Answer = void> {
  /** The fields' initial values. */
  initial: T;
  /** The checks. A form without fields has none. */
  schema?: FormSchema<T> | undefined;
  /** `onChange` checks every edit, not only those after the first submit, and submits only changes. */
  mode?: 'onSubmit' | 'onChange' | undefined;
  /** Rejects with a problem if the server rejects the form. */
  submit(value: T): Promise<Answer>;
  /** Sent, with the same account still in use. If it throws, the form fails. */
  onDone?: ((answer: Answer) => void) | undefined;
  /** The form belongs to no account: its content stays when someone signs in or out. */
  isPublic?: boolean | undefined;
  /** Waits for other writes of this scope. */
  scope?: string | undefined;
  /** Keeps what is typed across a reload; `submit` ends it. */
  draft?: FormDraft | undefined;
}

/**
 * A small form that is checked on submit and then at each edit. It resets when the account changes, unless it is
 * public.
 */
export function useSmallForm<T extends FieldValues, Answer = void>(
  options: SmallFormOptions<T, Answer>,
): DialogForm<T> {
  const { initial, schema, mode = 'onSubmit', submit, onDone, isPublic = false, scope, draft } = options;
  const { session } = useChatdeck().client;
  const begun = draft ? withEntered(initial, draft.entered) : initial;
  const place = draft?.key ?? (isPublic ? '' : session.id);
  const { id, count, formControl } = useControl(JSON.stringify([place, initial]), begun);
  const isLive = mode === 'onChange';
  const shouldSend = (value: T) => !isLive || !jsonEqual(value, initial);
  const check: Resolver<T> | undefined = schema && zodResolver(schema, undefined, { mode: 'sync' });
  const { formState, getValues, handleSubmit, reset, setValues, trigger, watch } = useForm<T>({
    formControl,
    mode,
    resolver: async (values, context, meta) => {
      const result = await check?.(values, context, meta);
      return result && shouldSend(values) ? result : { values, errors: {} };
    },
  });
  const { errors, isSubmitted } = formState;
  // React Hook Form's own `isSubmitting` is also true during the checks, and a form that fails them is never sent. The
  // content may be a password, so the mutation only knows that something is being sent.
  const { action, start, forget } = useWrite({
    of: draft?.key ?? count,
    isPublic,
    scope,
    run: (sendNow: () => Promise<void>) => sendNow(),
  });

  const shownId = useRef<string>(undefined);
  useEffect(() => {
    shownId.current = id;
    return () => {
      shownId.current = undefined;
    };
  }, [id]);

  // A draft can also change elsewhere, when another page's answer ends it.
  useEffect(() => {
    const now = draft && withEntered(initial, draft.latest());
    if (now && !jsonEqual(getValues(), now)) reset(now);
  });

  // A restored draft is checked as if it had just been typed.
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
      if (shouldSend(getValues())) void handleSubmit((sent) => start(() => send(sent)))();
    },
    onReset: () => {
      reset(initial);
      draft?.end();
      forget();
    },
  };
}

/** The form state of a key. A different key starts over, and so does returning to an earlier one. */
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

/** The stored draft may come from another version. */
function withEntered<T extends FieldValues>(initial: T, entered: JsonObject): T {
  const fitting = Object.entries(entered).filter(([name, value]) => typeof value === typeof initial[name]);
  return { ...initial, ...Object.fromEntries(fitting) };
}

/** The messages of our schemas are codes. */
function codesOf<T extends FieldValues>(errors: FieldErrors<T>): Form<T>['errors'] {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])) as Form<T>['errors'];
}
