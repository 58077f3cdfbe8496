import { parseCommand, type Report } from '../messages';
import './frame.css';
import { runProgram } from './runProgram';

/** Connections that the policy of the document does not know. */
const UNRULED = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

// Opened by itself or in a frame of another site, the document would have the origin of this site: then it does nothing.
if (self.origin === 'null') start();

function start() {
  for (const name of UNRULED) Reflect.deleteProperty(window, name);
  let stop = () => {};
  window.addEventListener('message', ({ source, data }) => {
    const command = source === window.parent ? parseCommand(data) : undefined;
    if (command?.kind === 'playground:look') {
      document.documentElement.lang = command.lang;
      document.documentElement.classList.toggle('dark', command.dark);
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

/** The page's origin is not known in here; a report holds nothing that another page must not see. */
function report(message: Report) {
  window.parent.postMessage(message, '*');
}
