import { pathWith, routes } from '../../../../core/navigation/routes.ts';

/** The section of the settings that is about limits and taking a break. */
export const limitsSection = 'limits';
export const limitsPath = pathWith(routes.setting.setting, { section: limitsSection });
