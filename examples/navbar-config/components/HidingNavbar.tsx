import { useEffect } from 'react';
import './HidingNavbar.css';

const NAVBAR_HEIGHT = 64;

/** Hides the navbar on the way down and brings it back on the way up. Shows nothing itself. */
export default function HidingNavbar() {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const down = window.scrollY > Math.max(last, NAVBAR_HEIGHT);
      document.documentElement.toggleAttribute('data-navbar-hidden', down);
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return null;
}
