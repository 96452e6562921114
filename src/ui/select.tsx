import { Select as ThemedSelect, Theme } from '@radix-ui/themes';
import { Select as SelectParts } from 'radix-ui';
import { useTheme } from './theme-context';

interface SelectProps {
  value: string;
  onValueChange(next: string): void;
  options: readonly { value: string; label: string }[];
  disabled?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

/** A choice of one. Radix Themes' select with the theme's container, and with its nonce, which that has no prop for. */
export function Select({ value, onValueChange, options, disabled = false, ...trigger }: SelectProps) {
  const { portalContainer, nonce, locale } = useTheme();
  return (
    <ThemedSelect.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <ThemedSelect.Trigger {...trigger} className="cd-select" />
      <SelectParts.Portal container={portalContainer ?? null}>
        <Theme asChild className="chatdeck">
          <SelectParts.Content
            lang={locale}
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="rt-PopperContent rt-SelectContent rt-r-size-2 rt-variant-solid cd-select-content"
            data-chatdeck="select-options"
          >
            <SelectParts.Viewport nonce={nonce} className="rt-SelectViewport">
              {options.map((option) => (
                <ThemedSelect.Item key={option.value} value={option.value}>
                  {option.label}
                </ThemedSelect.Item>
              ))}
            </SelectParts.Viewport>
          </SelectParts.Content>
        </Theme>
      </SelectParts.Portal>
    </ThemedSelect.Root>
  );
}
