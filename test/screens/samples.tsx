import * as root from 'chatdeck';
import { behaviorSections, behaviorSettings, makeProblem } from 'chatdeck/model';
import { failed, makeEditor, makeParsedWidget, ready } from 'chatdeck/testing';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { samples } from '../screen-table';
import { behaviorProps } from '../screen-table/rows/behavior';

/** What a host may give every screen. */
export type Hooks = Omit<root.ScreenProps<object>, 'labels'>;
/** What a host may give every settings tab. */
export type TabHooks = Hooks & root.SectionOptions<string>;

const noScreens = ['ChatdeckTheme', 'SignOutNotice'];
const widget = makeParsedWidget();

/** Names of the components that the root entry exports and that are screens. */
export const screenNames = Object.keys(root).filter((name) => /^[A-Z]/.test(name) && !noScreens.includes(name));

/** Every screen with something to show, as a host may bend it. */
export const screenSamples: Record<string, (hooks: Hooks) => ReactNode> = Object.fromEntries(
  samples
    .filter(({ name }) => !noScreens.includes(name) && !name.includes(':'))
    .map(({ name, draw }) => [name, (hooks: Hooks) => cloneElement(draw() as ReactElement<Hooks>, hooks)]),
);

/** Every settings tab, ready and as a host may bend it. */
export const tabSamples: Record<string, (hooks: TabHooks) => ReactNode> = Object.fromEntries(
  Object.entries(screenSamples).filter(([name]) => name.endsWith('Tab')),
);

/** Behavior with its first section in another state, or with no answer at all. */
export function behaviorIn(status: 'saving' | 'saved' | 'failed') {
  const section = { status, ...(status === 'failed' && { problem: makeProblem('conflict') }) };
  const editor = makeEditor(behaviorSettings(widget), behaviorSections, { sections: { presence: section } });
  return <root.BehaviorTab {...behaviorProps} editor={ready(editor)} />;
}

export const behaviorFailed = <root.BehaviorTab {...behaviorProps} editor={failed(makeProblem('timeout'))} />;
