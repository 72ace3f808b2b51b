export function readRequestRules(): unknown;
