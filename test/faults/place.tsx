import type { ProblemKind } from 'chatdeck/model';
import { scenarios, type Scenario } from 'chatdeck/testing';
import { fireEvent, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { CallName } from '../client/samples';
import type { Hook } from '../screen-table';
import { appears, click, find, get, type, until } from './world';

/** Something that a screen sends, and how a person comes to send it. */
export interface Sending {
  call: CallName;
  /** Where the place's own scenario or screen does not lead there. */
  scenario?: (() => Scenario) | undefined;
  Screen?: (() => ReactNode) | undefined;
  /** Types, and opens what has to be open; once. */
  prepare?: () => void | Promise<void>;
  /** Presses what sends, again after each failure. */
  send(): void | Promise<void>;
  isDone(): boolean;
  /** What was typed or chosen, as the page shows it. */
  typed?: () => unknown;
  /** Opens the form again after a reload, if it isn't open already. */
  reopen?: () => void | Promise<void>;
  /** Whether the host was notified of a failure that the page doesn't show. */
  isTold?: () => boolean;
  /** With these answers it is done all the same. */
  doneBy?: readonly ProblemKind[];
  /** The page is left then, so it stays busy. */
  leaves?: boolean;
}

export interface PlaceOfHook {
  Screen: () => ReactNode;
  scenario?: () => Scenario;
  /** Calls that are made only after another one, which is no reading of the screen's own. */
  notAtFirst?: readonly CallName[];
  /** Not for what is already shown: its failures take nothing away, and are reported in place. */
  quiet?: readonly CallName[];
  /** The same once they have been read. */
  quietLater?: readonly CallName[];
  /** Read once, and not again while the same page is there. */
  once?: readonly CallName[];
  /** The host leads elsewhere then. */
  leadsAway?: readonly ProblemKind[];
  /** Refused like this, a call is one that the server doesn't have: the screen works without it. */
  withoutIt?: Partial<Record<CallName, readonly ProblemKind[]>>;
  /** What says that these failed, where it is no alert. */
  words?: Partial<Record<CallName, string>>;
  sends: readonly Sending[];
}

/** What is special about the places of some hooks. */
export type OwnPlaces = Partial<Record<Hook, Partial<PlaceOfHook>>>;

export const host = {
  onFailed: vi.fn<(...failure: unknown[]) => void>(),
  onLeave: vi.fn<(address: string) => void>(),
  onDone: vi.fn<(...answer: unknown[]) => void>(),
};
const now = () => new Date();
export const busy = () => scenarios.busyAccount(now());

export function withAccount(overrides: Partial<Scenario['dataset']['accounts'][number]>, widgets = 2): Scenario {
  const world = busy();
  const accounts = world.dataset.accounts.map((account) => ({ ...account, ...overrides }));
  return { ...world, dataset: { ...world.dataset, accounts, widgets: world.dataset.widgets.slice(0, widgets) } };
}

export function withUsers(overrides: Partial<Scenario['dataset']['users'][number]>): Scenario {
  const world = busy();
  const users = world.dataset.users.map((user) => ({ ...user, ...overrides }));
  return { ...world, dataset: { ...world.dataset, users } };
}

export const saved = () => find('button', 'Saved') !== undefined;
export const isTold = () => host.onDone.mock.calls.length > 0;
export const isFailureTold = () => host.onFailed.mock.calls.length > 0;
export const hasLeft = () => host.onLeave.mock.calls.length > 0;
export const valueOf = (role: string, name: string | RegExp) => (get(role, name) as HTMLInputElement).value;

/** Saves the section of a settings tab that holds the field. */
export function saveSectionOf(name: string): void {
  const section = get('textbox', name).closest<HTMLElement>('[data-chatdeck="section"]');
  if (!section) throw new Error(`The field ${name} is in no section.`);
  click(within(section).getByRole('button', { name: 'Save Changes' }));
}

/** Types into one field of a settings tab and saves. */
export function saveOf(name: string, value: string): Sending {
  return {
    call: 'updateConfig',
    prepare: async () => {
      await appears('textbox', name);
      type('textbox', name, value);
    },
    send: () => saveSectionOf(name),
    isDone: saved,
    typed: () => valueOf('textbox', name),
  };
}

/** Presses a button, or does what else asks, and presses the button of the same dialog that means it. */
export async function confirm(
  question: string | RegExp | (() => Promise<void>),
  answer: string | RegExp,
): Promise<void> {
  if (!find('alertdialog', /./)) {
    if (typeof question === 'function') await question();
    else fireEvent.click(get('button', question));
    await until('asked', () => find('alertdialog', /./) !== undefined);
  }
  const word = get('alertdialog', /./).querySelector('input');
  const asked = word?.labels?.[0]?.textContent.match(/“(.+)”/)?.[1];
  if (word && asked !== undefined) fireEvent.change(word, { target: { value: asked } });
  const inside = [...get('alertdialog', /./).querySelectorAll('button')];
  const button = inside.find(
    ({ textContent }) => textContent === answer || (answer instanceof RegExp && answer.test(textContent)),
  );
  if (!button) throw new Error(`The dialog has no button ${String(answer)}.`);
  click(button);
}

export function passwordField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[type="password"]');
  if (!field) throw new Error('There is no field for a password.');
  return field;
}

export const noDialog = () => find('alertdialog', /./) === undefined;
export const slack = { baseUrl: 'https://chat.example', clientId: '1.2' };

export function forgetHost(): void {
  host.onFailed.mockClear();
  host.onLeave.mockClear();
  host.onDone.mockClear();
}
