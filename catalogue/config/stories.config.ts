import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Not the house's own configuration, which makes whole pages: no service worker, no policy, no brand. */
export default defineConfig({
  plugins: [react()],
  define: { __SERVER__: JSON.stringify('in-browser'), __ONE_FILE__: 'false' },
  resolve: { dedupe: ['react', 'react-dom'] },
});
