import { readChartSettings, writeChartSettings, type ChartSettings } from './chart-settings.ts';
import { rowsOf, templatesIn, type ChartTemplate } from './chart-templates.ts';
import { drawingRows, drawingsIn, type Drawing } from './drawings.ts';

/** A chart as a file: its settings, the templates, and the drawings of one pair. */
export interface ChartFile {
  readonly symbol: string;
  readonly settings: ChartSettings;
  readonly templates: readonly ChartTemplate[];
  readonly drawings: readonly Drawing[];
}

const format = 'tandem-chart';
const version = 1;
/** More than any chart needs. */
const longestFile = 500_000;
const symbolPattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,19}\/[\p{L}\p{N}][\p{L}\p{N}._-]{0,19}$/u;

export const writeChartFile = ({ symbol, settings, templates, drawings }: ChartFile): string =>
  `${JSON.stringify(
    {
      format,
      version,
      symbol,
      settings: writeChartSettings(settings),
      templates: rowsOf(templates),
      drawings: drawingRows(drawings),
    },
    undefined,
    2,
  )}\n`;

/** Undefined for what is no chart file. Unreadable templates and drawings are left out. */
export function readChartFile(text: string): ChartFile | undefined {
  const file = text.length > longestFile ? undefined : parsed(text);
  if (typeof file !== 'object' || file === null) return undefined;
  if (!('format' in file) || file.format !== format || !('version' in file) || file.version !== version)
    return undefined;
  if (!('symbol' in file) || typeof file.symbol !== 'string' || !symbolPattern.test(file.symbol)) return undefined;
  return {
    symbol: file.symbol,
    settings: readChartSettings('settings' in file && typeof file.settings === 'string' ? file.settings : undefined),
    templates: templatesIn('templates' in file ? file.templates : []),
    drawings: drawingsIn('drawings' in file ? file.drawings : []),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
