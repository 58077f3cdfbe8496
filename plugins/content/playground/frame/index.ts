import { parseCommand, type Report } from '../messages';
import './frame.css';
import { runProgram } from './runProgram';

/** APIs for connections that the document's Content-Security-Policy doesn't cover. */
const UNRULED = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

// If the document is opened directly or in another site's frame, it has this site's origin, so it does nothing.
if (self.origin === 'null') start();

function start() {
  for (const name of UNRULED) Reflect.deleteProperty(window, name);
  let stop = () => {};
  window.addEventListener('message', ({ source, data }) => {
    const command = source === window.parent ? parseCommand(data) : undefined;
    if (command?.kind === 'playground:look') {
      document.documentElement.lang = command.lang;
      document.documentElement.classList.toggle('dark', command.dark);
    } else if (command?.kind === 'playground:respond') {
      report({ kind: 'playground:responds' });
    } else if (command) {
      const { run, program } = command;
      let failed = false;
      stop();
      stop = runProgram(program, failure => {
        failed = true;
        report({ kind: 'playground:failed', run, failure });
      });
      if (!failed) report({ kind: 'playground:done', run });
    }
  });
  report({ kind: 'playground:ready' });
}

/** Sends to any origin, because the frame doesn't know the page's. A report contains nothing that must stay secret. */
function report(message: Report) {
  window.parent.postMessage(message, '*');
}
