import { connect } from 'node:net';

/**
 * Sends bytes to a server, as no HTTP client would.
 * @param text one byte per character
 * @returns the first bytes that the server sends, empty if it closes the connection without an answer
 */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise(resolve => {
    const socket = connect({ port, host: 'localhost' }, () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').once('data', (received: string) => {
      resolve(received);
      socket.destroy();
    });
    // The server may close the connection while it's being written to.
    socket.on('error', () => {});
    socket.on('close', () => resolve(''));
  });
}

/** The status of a response, or `undefined` if the server sent none. */
export function statusOf(response: string): number | undefined {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(response) ?? [];
  return status === undefined ? undefined : Number(status);
}
