import type { AnswerOf, Call, CallInput } from '../model/calls/call';
import type { CallOptions } from './options';
import type { Send } from './transport';

/** A method for each call that declares its arguments; the others are written by hand. */
export type Methods<Calls, Verb extends keyof Calls = DerivedVerb<Calls>> = {
  [Key in Verb]: (...args: [...args: ArgsOf<Calls[Key]>, options?: CallOptions]) => Promise<AnswerOf<Calls[Key]>>;
};

type DerivedVerb<Calls> = { [Key in keyof Calls]: [ArgsOf<Calls[Key]>] extends [never] ? never : Key }[keyof Calls];
type ArgsOf<C> = C extends { args?: ((...args: infer Args) => unknown) | undefined } ? Args : never;

interface DefinedCall extends Call {
  args?: ((...args: never) => object) | undefined;
}

export function methodsOf<Calls extends object>(send: Send, calls: Calls): Methods<Calls> {
  const methods = Object.entries<DefinedCall>(calls as Record<string, DefinedCall>).flatMap(([verb, call]) => {
    const { args } = call;
    if (!args) return [];
    const method = (...given: unknown[]) => {
      const input = args(...(given.slice(0, args.length) as never)) as CallInput<string, unknown, unknown>;
      return send(call, input, given[args.length] as CallOptions | undefined);
    };
    return [[verb, method] as const];
  });
  return Object.fromEntries(methods) as unknown as Methods<Calls>;
}
