import { useId, type ReactNode } from 'react';
import { useArrowKeys } from '../base/arrow-keys';

interface TabsProps<Value extends string> {
  /** What the tabs belong to, for screen readers. */
  label: string;
  /** The open tab's value. */
  value: Value;
  /** Called with the selected tab's value. */
  onValueChange(next: Value): void;
  /** Their names and contents. */
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
}

/**
 * Tabs within a page, one panel at a time. All four arrow keys cycle through them and show the panel right away; Home
 * and End go to the ends. For tabs with routes use `TabNavigation`.
 */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  const id = useId();
  const handleKeyDown = useArrowKeys('[role=tablist]', '[role=tab]', { isChoosing: true });
  return (
    <div data-chatdeck="tabs">
      <div className="cd-tabs cd-tabs-in-page">
        <div role="tablist" aria-label={label} className="rt-BaseTabList rt-TabNavList rt-r-size-2">
          {tabs.map((tab) => {
            const isOpen = tab.value === value;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-${tab.value}`}
                aria-selected={isOpen}
                aria-controls={isOpen ? `${id}-panel` : undefined}
                tabIndex={isOpen ? 0 : -1}
                className="rt-reset rt-BaseTabListTrigger rt-TabNavLink"
                data-active={isOpen || undefined}
                onKeyDown={handleKeyDown}
                onClick={() => {
                  if (!isOpen) onValueChange(tab.value);
                }}
              >
                <span className="rt-BaseTabListTriggerInner rt-TabNavLinkInner">{tab.label}</span>
              </button>
            );
          })}
        </div>
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="cd-tab-panel"
      >
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}
