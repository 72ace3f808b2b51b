import { useTextsAhead } from '../../core/i18n/use-text.ts';
import { CommandPalette, type CommandPaletteProps } from './palette/panels/command-palette.tsx';

/** Over every page of a desktop: finds pairs and pages, and fills tickets. */
export function MarketCompanion(props: CommandPaletteProps) {
  useTextsAhead(['market', 'home', 'convert', 'settings']);
  return <CommandPalette {...props} />;
}
