// Files of one worker share one browser. Each begins with storages and a page in which no other has left anything:
// what a timer was to take away stays for good if the next test stops the clocks.
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
