import { Button } from '@radix-ui/themes';
import { useRef } from 'react';
import { UploadIcon } from '../base/icons';

interface FileButtonProps {
  /** “Choose a file”. */
  label: string;
  /** Media types and file extensions. */
  accept: string;
  /** The stable part name of its input. */
  part: string;
  onFileChoose(file: File): void;
}

/** Chooses a file from the device. */
export function FileButton({ label, accept, part, onFileChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        data-chatdeck={part}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFileChoose(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button type="button" variant="outline" color="gray" onClick={() => input.current?.click()}>
        <UploadIcon size={16} aria-hidden />
        {label}
      </Button>
    </div>
  );
}
