/** Where a browser keeps the world of the demo. Files of a folder share all databases, so the name is ours alone. */
export const databaseName = 'tandem-engine';
