/** The database of the demo's world. Pages opened from files share all databases, so the name is prefixed. */
export const databaseName = 'tandem-engine';
