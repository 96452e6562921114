import { TextField } from '@radix-ui/themes';
import type { KeyboardEvent, Ref } from 'react';

interface SearchInputProps {
  /** What is searched: the field's name and placeholder. */
  label: string;
  value: string;
  onValueChange(next: string): void;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A field that filters the list below it while typing. Escape clears it. */
export function SearchInput({ label, value, onValueChange, onKeyDown, onBlur, inputRef }: SearchInputProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && value !== '') {
      // The next Escape closes the surrounding overlay.
      event.stopPropagation();
      event.preventDefault();
      onValueChange('');
    } else {
      onKeyDown?.(event);
    }
  };
  return (
    <TextField.Root
      ref={inputRef}
      type="search"
      size="2"
      className="cd-search-input"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={onBlur}
    />
  );
}
