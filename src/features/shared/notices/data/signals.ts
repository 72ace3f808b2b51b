const toneHz = 660;
const toneS = 0.12;
const loudness = 0.06;
const shakeMs = 60;

/** One short tone, the same for every notice. Silent where the device has no sound or forbids it. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = toneHz;
  volume.gain.setValueAtTime(loudness, audio.currentTime);
  volume.gain.linearRampToValueAtTime(0, audio.currentTime + toneS);
  tone.connect(volume).connect(audio.destination);
  tone.addEventListener('ended', () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + toneS);
}

export const canShake = (): boolean => 'vibrate' in navigator;

/** One short vibration, the same for every notice. */
export function shake(): void {
  if (canShake()) navigator.vibrate(shakeMs);
}
