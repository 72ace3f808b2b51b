// Files of one worker share one browser. Each begins with storages in which no other has left anything.
localStorage.clear();
sessionStorage.clear();
