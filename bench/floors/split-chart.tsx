import './split.tsx';

const { init } = await import('klinecharts');
const pane = document.body.appendChild(document.createElement('div'));
pane.style.height = '300px';
init(pane);
