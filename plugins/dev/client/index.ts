// Runs in the browser while an author writes, and in no build.
import { keepPlace } from './keepPlace';
import { showLazyPages } from './lazyPages';
import { uncoverOtherPages } from './otherPages';
import { showProblems } from './problems';
import { returnAfterRestart } from './restart';

keepPlace();
returnAfterRestart();
showLazyPages();
uncoverOtherPages();
showProblems();
