import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { drawExample } from '../data/example-picture.ts';

export interface ExampleButtonProps {
  /** The purpose of the picture: it names the button, because a form may have several. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPick: (picture: Blob) => void;
}

/** Takes a drawn picture in place of a real paper. Part of the demo build alone. */
export function ExampleButton({ label, isBusy, onPick }: ExampleButtonProps) {
  const t = useText('pictures');
  const pick = async (): Promise<void> => {
    const picture = await drawExample(t('exampleWords'));
    if (picture !== undefined) onPick(picture);
  };
  return (
    <Button
      type="button"
      variant="quiet"
      size="small"
      disabled={isBusy}
      aria-label={t('exampleFor', { label })}
      onClick={() => void pick()}
    >
      {t('example')}
    </Button>
  );
}
