import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('main'))).render(<p>ready</p>);
