import { Tabs as TabsParts } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { isModifiedKey, nextTab } from './arrow-keys';
import { useTheme } from './theme-context';

interface TabsProps<Value extends string> {
  /** What the tabs are of, for those who cannot see it. */
  label: string;
  /** The value of the tab that is open. */
  value: Value;
  /** The value of the tab that the person turns to. */
  onValueChange(next: Value): void;
  /** Their names, and what each shows. */
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
}

/**
 * Tabs within a page, one panel at a time. All four arrow keys go round at both ends and show the panel at once; Home and
 * End lead to the ends. For tabs with an address of their own use `TabNavigation`.
 */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  const handleChange = (next: string) => {
    const tab = tabs.find((each) => each.value === next);
    if (tab) onValueChange(tab.value);
  };
  const { direction } = useTheme();
  // Radix's own keys know left and right only. The focus shows the panel.
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isModifiedKey(event)) return;
    const triggers = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const next = nextTab(event.key, triggers.indexOf(event.currentTarget), triggers.length, direction);
    if (next === undefined) return;
    event.preventDefault();
    triggers[next]?.focus();
  };
  return (
    <TabsParts.Root value={value} onValueChange={handleChange} data-chatdeck="tabs">
      <div className="cd-tabs cd-tabs-in-page">
        <TabsParts.List aria-label={label} className="rt-BaseTabList rt-TabNavList rt-r-size-2">
          {tabs.map((tab) => (
            <TabsParts.Trigger
              key={tab.value}
              value={tab.value}
              className="rt-reset rt-BaseTabListTrigger rt-TabNavLink"
              data-active={tab.value === value || undefined}
              onKeyDown={handleKeyDown}
            >
              <span className="rt-BaseTabListTriggerInner rt-TabNavLinkInner">{tab.label}</span>
            </TabsParts.Trigger>
          ))}
        </TabsParts.List>
      </div>
      {tabs.map((tab) => (
        <TabsParts.Content key={tab.value} value={tab.value} className="cd-tab-panel">
          {tab.content}
        </TabsParts.Content>
      ))}
    </TabsParts.Root>
  );
}
