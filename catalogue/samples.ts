import { AppError } from '../src/core/errors/app-error.ts';

export const ignore = (): void => undefined;

export const sampleFailure = new AppError('no-answer', 'no answer');
export const sampleRefusal = new AppError('server', 'The market is closed.');
export const sampleUnsent = Object.assign(new AppError('offline', 'no network'), { call: 'placeSpotOrder' });
