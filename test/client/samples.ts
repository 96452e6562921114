import type { Client } from 'chatdeck/client';
import type { calls } from 'chatdeck/model';
import { resources } from 'chatdeck/model/calls';
import { table, type Sent } from './sample-table';

export type CallName = keyof typeof calls;

export interface Sample {
  /** The client's method for this call, with sample arguments. */
  send(client: Client, signal?: AbortSignal): Promise<unknown>;
  /** What a server is sent then. */
  sends: Sent;
  /** A good answer; undefined where only the success counts. */
  answer?: unknown;
}

type Row = Omit<Sample, 'send'> & Partial<Pick<Sample, 'send'>> & { args?: unknown[]; options?: object | undefined };
type ByVerb<Value> = Record<string, Record<string, Value>>;

const definitions = resources as unknown as ByVerb<{ name: CallName }>;

/** The table by the names of the calls. */
export const samples = Object.fromEntries(
  Object.entries(table as ByVerb<Row>).flatMap(([resource, rows]) =>
    Object.entries(rows).map(([verb, { sends, answer, ...given }]): [string, Sample] => {
      const name = definitions[resource]?.[verb]?.name ?? '';
      return [name, { send: given.send ?? sendBy(resource, verb, given), sends, answer }];
    }),
  ),
) as Record<CallName, Sample>;

function sendBy(resource: string, verb: string, { args = [], options }: Pick<Row, 'args' | 'options'>): Sample['send'] {
  return async (client, signal) => {
    const methods = client as unknown as ByVerb<(...args: unknown[]) => Promise<unknown>>;
    return methods[resource]?.[verb]?.(...args, { ...options, signal });
  };
}
