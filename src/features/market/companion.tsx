import { CommandPalette, type CommandPaletteProps } from './palette/panels/command-palette.tsx';

/** Over every page of a desktop: finds pairs and pages, and fills tickets. */
export function MarketCompanion(props: CommandPaletteProps) {
  return <CommandPalette {...props} />;
}
