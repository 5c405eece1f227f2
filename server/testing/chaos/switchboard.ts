import { connect } from 'node:net';
import { openForwarder } from '../forwarder';

/** One port that leads to another one, as a load balancer in front of a primary and its replica does. */
export type Switchboard = {
  port: number;
  /** Leads whoever calls from now on to this port, and cuts all others off. */
  lead(port: number): void;
  close(): Promise<void>;
};

/** Opens a port of this machine that leads to another one of it. */
export async function openSwitchboard(first: number): Promise<Switchboard> {
  let target = first;
  const { port, cut, close } = await openForwarder((caller) => {
    const called = connect(target, '127.0.0.1');
    caller.pipe(called).pipe(caller);
    return called;
  });
  return {
    port,
    close,
    lead: (to) => {
      target = to;
      cut();
    },
  };
}
