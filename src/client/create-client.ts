import { resources, type Resources } from '../model/calls';
import { methodsOf, type Methods } from './methods';
import type { ClientOptions, ClientSession } from './options';
import { createTransport } from './transport';
import { userMethods, type UserMethods } from './users';
import { widgetMethods, type WidgetMethods } from './widgets';

/** Every call of the product's API as a typed function, by resource. */
export type Client = { session: ClientSession } & { [Resource in keyof Resources]: Methods<Resources[Resource]> } & {
  users: UserMethods;
  widgets: WidgetMethods;
};

/**
 * Every call of the product's API as a typed function. Each rejects with a `Problem` when it fails, and with the
 * signal's reason when the caller aborts it.
 */
export function createClient(options: ClientOptions): Client {
  const send = createTransport(options);
  const derived = Object.fromEntries(
    Object.entries(resources).map(([name, calls]) => [name, methodsOf(send, calls)]),
  ) as { [Resource in keyof Resources]: Methods<Resources[Resource]> };
  return {
    ...derived,
    session: options.session,
    users: { ...derived.users, ...userMethods(send) },
    widgets: { ...derived.widgets, ...widgetMethods(send, options.fetch) },
  };
}
