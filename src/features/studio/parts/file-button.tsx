import { useRef } from 'react';
import { Button, type ButtonVariant } from '../../../core/ui/button.tsx';

export interface FileButtonProps {
  readonly words: string;
  /** Where several buttons have the same words. */
  readonly label?: string | undefined;
  readonly accept: string;
  readonly variant?: ButtonVariant;
  readonly onPick: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({ words, label, accept, variant = 'secondary', onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} size="small" aria-label={label} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}
