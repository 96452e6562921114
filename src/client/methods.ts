import type { Call, CallInput } from '../model/calls/call';
import type { CallOptions } from './options';
import type { Send } from './transport';

/** The method of each call, by its name in the client; those that are written by hand are left out. */
export type Methods<Calls> = { [Name in keyof Calls as MethodName<Calls[Name]>]: Method<Calls[Name]> };

type MethodName<C> = [ArgsOf<C>] extends [never]
  ? never
  : C extends { client: `${string}.${infer Name}` }
    ? Name
    : never;
type ArgsOf<C> = C extends { args?: ((...args: infer Args) => unknown) | undefined } ? Args : never;
type Method<C> =
  C extends Call<string, unknown, infer Answer>
    ? (...args: [...args: ArgsOf<C>, options?: CallOptions]) => Promise<Answer>
    : never;

interface NamedCall extends Call {
  client: string;
  args?: ((...args: never) => object) | undefined;
}

export function methodsOf<Calls extends Record<string, NamedCall>>(send: Send, calls: Calls): Methods<Calls> {
  const methods = Object.values<NamedCall>(calls).flatMap((call) => {
    const { client, args } = call;
    if (!args) return [];
    const method = (...given: unknown[]) => {
      const input = args(...(given.slice(0, args.length) as never)) as CallInput<string, unknown, unknown>;
      return send(call, input, given[args.length] as CallOptions | undefined);
    };
    return [[client.split('.')[1], method]];
  });
  return Object.fromEntries(methods) as Methods<Calls>;
}
