/**
 * Milliseconds by which clocks are set right while machines run, and by which those of several differ. What was noted further ahead
 * than it can be was noted by a clock that was wrong.
 */
export const clockTolerance = 3_600_000
